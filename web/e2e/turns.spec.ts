/** One turn after the other: everything a person does with the pointer. */
import { expect, test } from '@playwright/test'
import { accessible, button, cell, confirm, confirmButton, good, question, sit, space } from './table'

test('what can be used is lit, what cannot says why', async ({ page }) => {
  await sit(page, 'middle')
  await expect(space(page, 'B7')).toHaveClass(/lit/)
  await expect(space(page, 'B3')).toHaveClass(/dim/)
  await space(page, 'B3').hover()
  await expect(page.getByText('Somebody already stands on this space.').first()).toBeVisible()
  await space(page, 'B3').click({ force: true })
  await expect(question(page).getByRole('alert')).toHaveText('Somebody already stands on this space.')
  await space(page, 'B4').click()
  await cell(page, 2, 4).hover()
  await expect(page.locator('.reading')).toContainText('beside your other fields')
  await cell(page, 2, 4).click({ force: true })
  await expect(question(page).getByRole('alert')).toContainText('beside your other fields')
})

test('choosing a space shows what it will do; confirming does it; undo takes it back', async ({ page }) => {
  await sit(page, 'middle')
  await space(page, 'B4').click()
  await expect(question(page).getByRole('heading')).toContainText('Where do you plow')
  await cell(page, 1, 2).click()
  await button(page, 'Undo').click()
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-pressed', 'false')
  await button(page, 'Undo').click()
  await expect(question(page).getByRole('heading')).toContainText('Where do you place')
  await space(page, 'B7').click()
  await expect(question(page)).toContainText('Take all the wood')
  await confirm(page)
  await expect(good(page, 'wood')).toContainText('15')
})

test('what a space will bring counts what cards add', async ({ page }) => {
  await sit(page, 'felling')
  await space(page, 'B7').click()
  await expect(question(page)).toContainText('Your cards add 1 wood')
  await confirm(page)
  await expect(good(page, 'wood')).toContainText('4')
})

test('alternatives say what they cost and bring', async ({ page }) => {
  await sit(page, 'market')
  await space(page, 'G5d').click()
  await expect(question(page).getByRole('button', { name: /^Sheep 1 food and 1 sheep/ })).toBeVisible()
  const cattle = question(page).getByRole('button', { name: /^Cattle 1 food 1 cattle/ })
  await expect(cattle).toContainText('→')
  await cattle.click()
  await confirm(page)
  await expect(good(page, 'food')).toContainText('0')
})

test('the alternatives to pay are named before and while one is chosen', async ({ page }) => {
  await sit(page, 'roofing')
  await space(page, 'B1').click()
  const named = ['5 wood and 2 reed', '5 wood, 1 clay and 1 reed', '5 wood and 2 clay']
  await expect(question(page)).toContainText('5 wood and 2 reed')
  await cell(page, 0, 0).click()
  await confirm(page)
  await expect(question(page).getByRole('button', { name: /^Pay / })).toHaveCount(named.length)
  for (const way of named) await expect(question(page).getByRole('button', { name: `Pay ${way}` })).toBeVisible()
  await question(page).getByRole('button', { name: 'Pay 5 wood and 2 clay' }).click()
  await confirm(page)
  await expect(good(page, 'clay')).toContainText('0')
  await expect(good(page, 'reed')).toContainText('2')
})

test('undo by steps and of the whole turn', async ({ page }) => {
  await sit(page, 'middle')
  await space(page, 'R1a').click()
  await question(page).getByRole('button', { name: /Sow/ }).click()
  await cell(page, 1, 1).click()
  await confirm(page)
  await expect(good(page, 'grain')).toContainText('2')
  // Baking was offered by itself: that is a step, too.
  await expect(question(page).getByRole('heading')).toContainText('bake')
  await button(page, 'Undo').click()
  await expect(question(page).getByRole('heading')).toContainText('What do you do')
  await button(page, 'Undo').click()
  await expect(good(page, 'grain')).toContainText('3')
  await expect(question(page).getByRole('heading')).toContainText('What do you sow')
  await button(page, 'Undo turn').click()
  await expect(question(page).getByRole('heading')).toContainText('Where do you place')
  await expect(button(page, 'Undo turn')).toBeDisabled()
})

test('without confirmation a click is enough', async ({ page }) => {
  await sit(page, 'middle', { confirm: false })
  await space(page, 'B7').click()
  await expect(good(page, 'wood')).toContainText('15')
})

test('fencing with the pointer: the price and the pastures before it is final', async ({ page }) => {
  await sit(page, 'middle')
  await space(page, 'R1d').click()
  const from = await cell(page, 2, 2).boundingBox()
  const to = await cell(page, 2, 3).boundingBox()
  if (!from || !to) throw new Error('the farm has no cells')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 6 })
  await page.mouse.up()
  await expect(question(page)).toContainText('6 fences')
  await expect(question(page)).toContainText('adjoin')
  await button(page, 'Undo').click()
  await cell(page, 2, 4).click()
  await expect(question(page)).toContainText('3 fences')
  await expect(question(page)).toContainText('Pasture e3: room for 2 animals')
  await confirm(page)
  await expect(good(page, 'wood')).toContainText('6')
})

test('a shape that cannot be fenced in says why', async ({ page }) => {
  await sit(page, 'short')
  await space(page, 'R1d').click()
  const says = (text: string) => expect(question(page)).toContainText(text)
  const mark = async (...cells: [number, number][]) => {
    await page.keyboard.press('Escape')
    for (const [row, column] of cells) await cell(page, row, column).click()
  }
  await mark([1, 3])
  await says('Pasture d2: room for 2 animals')
  await mark([1, 3], [1, 4], [2, 3], [2, 4])
  await says('cannot pay')
  await expect(confirmButton(page)).toBeDisabled()
  await mark([1, 2], [1, 4])
  await says('one connected area')
  await mark([0, 3])
  await says('a pasture already')
  await mark([2, 1])
  await says('must adjoin')
  await cell(page, 1, 1).click({ force: true })
  await says('room or a field')
})

test('an action space on a card stands on the board, with the shape of its owner', async ({ page }) => {
  await sit(page, 'tavern')
  await expect(page.getByRole('heading', { name: 'On cards' })).toBeVisible()
  await expect(space(page, 'I100')).toContainText(/Belongs to \w+\./)
  await space(page, 'I100').click()
  await confirm(page)
  await expect(good(page, 'food')).toContainText('5')
  await expect(space(page, 'I100').locator('.persons')).toBeVisible()
  await accessible(page)
})

test('sowing with plus and minus and by pointing', async ({ page }) => {
  await sit(page, 'middle')
  await space(page, 'R1a').click()
  await question(page).getByRole('button', { name: /Sow/ }).click()
  await question(page).getByRole('button', { name: 'More: grain' }).click()
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('#home .planned use[href="#i-grain"]')).toHaveCount(3)
  await question(page).getByRole('button', { name: 'Less: grain' }).click()
  await cell(page, 1, 1).click()
  await cell(page, 1, 1).click()
  await expect(question(page)).toContainText('1 left')
  await confirm(page)
  await expect(good(page, 'vegetable')).toContainText('1')
})

test('baking with plus and minus', async ({ page }) => {
  await sit(page, 'middle')
  await space(page, 'R1a').click()
  await question(page).getByRole('button', { name: /Bake/ }).click()
  await question(page).getByRole('button', { name: 'More: Fireplace' }).click()
  await expect(question(page)).toContainText('7 food')
  await confirm(page)
  await expect(good(page, 'food')).toContainText('12')
})

test('feeding: a proposal, a running total, begging only on demand', async ({ page }) => {
  await sit(page, 'feeding')
  await expect(question(page)).toContainText('5 / 4')
  await question(page)
    .getByRole('button', { name: /Less: 1 sheep/ })
    .click()
  await expect(question(page)).toContainText('1 food missing')
  await expect(confirmButton(page)).toBeDisabled()
  await question(page)
    .getByRole('button', { name: /More: 1 vegetable → 2 food/ })
    .click()
  await confirm(page)
  // The lamb has its place: nobody is asked.
  await expect(good(page, 'sheep')).toContainText('4')
})

test('feeding reckons with what cards make of goods', async ({ page }) => {
  await sit(page, 'brewing')
  await expect(question(page)).toContainText('4 / 4')
  await expect(question(page).getByRole('group', { name: /1 grain → 3 food/ })).toContainText('0')
  await expect(question(page).getByRole('group', { name: /1 wood → 1 food/ })).toContainText('3')
  await confirm(page)
  await expect(good(page, 'grain')).toContainText('2')
  await expect(good(page, 'wood')).toContainText('0')
  await expect(good(page, 'food')).toContainText('0')
})

test('a price that can be paid in several ways is a choice', async ({ page }) => {
  await sit(page, 'neighbours')
  await space(page, 'B2').click()
  await page.getByRole('button', { name: /Helpful Neighbors/ }).click()
  await expect(question(page)).toContainText('Cost')
  await confirm(page)
  await expect(question(page).getByRole('heading')).toContainText('How do you pay')
  await question(page).getByRole('button', { name: 'Pay 1 clay' }).click()
  await expect(good(page, 'clay')).toContainText('0')
  await expect(good(page, 'wood')).toContainText('1')
})

test('a price one has to buy goods for first is named while one does', async ({ page }) => {
  await sit(page, 'buying')
  await space(page, 'R1b').click()
  await page.locator('.major.lit', { hasText: 'Workshop' }).click()
  await confirm(page)
  await expect(question(page)).toContainText('exchange something first')
  await expect(question(page).getByRole('button', { name: 'Pay 2 reed and 2 stone' })).toBeVisible()
})

test('begging needs a clear yes', async ({ page }) => {
  await sit(page, 'hungry')
  await expect(confirmButton(page)).toBeDisabled()
  await question(page)
    .getByRole('checkbox', { name: /Take 3 begging cards/ })
    .check()
  await confirm(page)
  await expect(page.getByText('3 begging cards').first()).toBeAttached()
})

test('animals that do not fit: a clear choice, cooking included', async ({ page }) => {
  await sit(page, 'crowded')
  await space(page, 'R1c').click()
  await expect(question(page).getByRole('heading')).toContainText('Not all animals fit')
  await question(page)
    .getByRole('button', { name: /^(?!Less|More).*1 sheep.*2 food/ })
    .click()
  await expect(good(page, 'food')).toContainText('7')
  await question(page)
    .getByRole('button', { name: /Keep 1 boar/ })
    .click()
  await confirm(page)
  await expect(good(page, 'sheep')).toContainText('0')
  await expect(good(page, 'boar')).toContainText('1')
})

test('the score sheet says how many and how many points', async ({ page }) => {
  await sit(page, 'middle')
  await page.getByRole('button', { name: 'Score sheet' }).click()
  const rows = page.getByRole('dialog').getByRole('row')
  await expect(rows).toHaveCount(16)
  await expect(rows.filter({ hasText: 'Fields' }).getByRole('cell').first()).toHaveText(/3 →\s*2$/)
  await expect(rows.filter({ hasText: 'Bonus' }).getByRole('cell').first()).toHaveText('0')
})

for (const [width, height] of [
  [1440, 900],
  [360, 640],
] as const) {
  test(`hints at ${String(width)} × ${String(height)}: sorted, over nothing else, and put away`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await sit(page, 'middle')
    const hints = page.getByRole('region', { name: 'Hint' })
    const ask = async () => {
      await question(page).getByRole('button', { name: 'Hint' }).click()
      await expect(hints).toBeInViewport({ timeout: 20_000 })
    }
    await ask()
    await accessible(page)
    const leads = await hints.locator('li b').allInnerTexts()
    const numbers = leads.map((text) => Number(text.replace('−', '-')))
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
    // Nothing lies over anything: each of these is what one meets in its middle.
    for (const name of ['.hints', 'section.ask', '.harvest', '.supply', '#board .space.lit']) {
      const found = await page
        .locator(name)
        .first()
        .evaluate((element) => {
          const { left, top, width: w, height: h } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(left + w / 2, top + h / 2))
        })
      expect(found, name).toBe(true)
    }
    await hints.getByRole('button', { name: 'Put the hints away' }).click()
    await expect(hints).toHaveCount(0)
    await expect(page.locator('.space .hint')).toHaveCount(0)
    await ask()
    await page.keyboard.press('Escape')
    await expect(hints).toHaveCount(0)
  })
}
