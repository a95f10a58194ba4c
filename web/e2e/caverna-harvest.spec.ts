/** Caverna: what is asked between the rounds and at the end. */
import { expect, test } from '@playwright/test'
import { answer, count, done, settle, sitAt } from './caverna'
import { button, confirm, confirmButton, leave, question, space } from './table'

test('feeding with a proposal, then breeding', async ({ page }) => {
  await sitAt(page, 'feeding')
  await expect(page.locator('section.ask .total')).toContainText(/enough/)
  await confirm(page)
  await expect(page.locator('[data-young="sheep"]')).toBeVisible()
})

test('hunger: begging only after a clear yes', async ({ page }) => {
  await sitAt(page, 'hungry')
  await expect(confirmButton(page)).toBeDisabled()
  await page.getByRole('checkbox', { name: /begging markers/ }).check()
  await expect(confirmButton(page), 'the button says it too').toHaveAccessibleName(/1 food.*3 begging markers/)
  await confirm(page)
  await expect(page.getByText(/takes 3 begging markers/).first()).toBeVisible()
})

test('the third event: fields or breeding are left out', async ({ page }) => {
  await sitAt(page, 'event')
  await expect(answer(page, 'Skip the breeding phase')).toContainText('without young: 1 sheep')
  await expect(answer(page, 'Skip the field phase')).toContainText('leave 1 grain')
  await answer(page, 'Skip the field phase').click()
  await confirm(page)
  await expect(page.getByText(/skips the field phase/).first()).toBeVisible()
  await expect(count(page, 'grain'), 'nothing is reaped').toHaveText('1')
})

test('alone: a ruby protects a pile of six goods, the others are lost', async ({ page }) => {
  await sitAt(page, 'alone')
  const [kept, lost] = [space(page, 'logging'), space(page, 'wood_gathering')]
  for (const pile of [kept, lost]) await expect(pile).toHaveClass(/endangered/)
  await expect(space(page, 'ore_mining'), 'only two goods').not.toHaveClass(/endangered/)
  await space(page, 'ore_mining').click()
  await settle(page)
  await confirm(page)
  await expect(page.locator('#question')).toHaveText('Which goods do you protect with a ruby?')
  await expect(page.locator('.space.lit'), 'nothing else is in danger').toHaveCount(2)
  await expect(question(page)).toContainText('Each space costs 1 ruby')
  await expect(count(page, 'ruby')).toHaveText('2')
  await kept.click()
  await expect(count(page, 'ruby')).toHaveText('1')
  await expect(page.locator('.log')).toContainText('protects Logging with a ruby')
  await expect(page.locator('.space.lit'), 'the other one is still in danger').toHaveCount(1)
  await expect(lost).toHaveClass(/lit/)
  await expect(leave(page)).toHaveText('Protect no more')
  await done(page)
  await expect(page.locator('#question')).toHaveText('Where do you place a dwarf?')
  await expect(page.locator('.log')).toContainText('6 wood on Wood gathering are lost')
  await expect(page.locator('.log')).not.toContainText(/on Logging are lost/)
  await expect(kept.locator('.pile'), 'kept, and refilled').toContainText('7 wood')
  await expect(lost.locator('.pile'), 'lost, and refilled').toContainText('1 wood')
  await expect(count(page, 'ruby')).toHaveText('1')
})

test('the last exchanges before scoring, then the score sheet', async ({ page }) => {
  await sitAt(page, 'last')
  await space(page, 'wood_gathering').click()
  await settle(page)
  await expect(page.locator('section.ask .total')).toContainText(/enough/i)
  await confirm(page)
  await expect(page.locator('[data-young="sheep"]')).toBeVisible()
  await confirm(page)
  await expect(page.locator('#question')).toHaveText('Do you exchange anything before scoring?')
  await expect(leave(page)).toHaveText('Count the points')
  const exchange = async (name: RegExp) => {
    await question(page).locator('[data-exchange]').click()
    await page.locator('[data-exchanges]').getByRole('button', { name }).first().click()
  }
  await exchange(/1 ruby.*1 gold/)
  await expect(count(page, 'gold')).toHaveText('1')
  await expect(count(page, 'ruby')).toHaveText('0')
  await expect(page.locator('#question'), 'nothing is counted yet').toHaveText(
    'Do you exchange anything before scoring?',
  )
  await button(page, 'Undo').click()
  await expect(count(page, 'gold')).toHaveText('0')
  await exchange(/1 ruby.*1 grain/)
  await expect(count(page, 'grain')).toHaveText('1')
  await done(page)
  const sheet = page.getByRole('table', { name: 'Score sheet' })
  const points = (row: RegExp) => sheet.getByRole('row', { name: row }).locator('td')
  const both = (row: RegExp) => points(row).locator('.points')
  await expect(both(/^Rubies/)).toHaveText(['0', '0'])
  await expect(both(/^Grain/), 'half a point, rounded up').toHaveText(['1', '0'])
  await expect(both(/^Gold/)).toHaveText(['0', '8'])
  await expect(both(/^Farm animals/), 'three sheep; none').toHaveText(['3', '0'])
  const number = (text: string) => Number(text.replace('−', '-'))
  for (const seat of [2, 3]) {
    const column = await sheet.locator(`tbody td:nth-child(${String(seat)}) .points`).allInnerTexts()
    const total = sheet.locator(`tfoot td:nth-child(${String(seat)})`)
    expect(number(/^[−\d]+/.exec(await total.innerText())?.[0] ?? '')).toBe(
      column.map(number).reduce((sum, n) => sum + n, 0),
    )
  }
})
