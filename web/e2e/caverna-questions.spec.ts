/** Caverna: every kind of question, answered as a person would. */
import { expect, test } from '@playwright/test'
import { answer, at, choose, done, play, settle, sitAt } from './caverna'
import { button, confirm, good, question, space } from './table'

test('placing: the weakest goes, another one costs a ruby, undo takes it back', async ({ page }) => {
  await sitAt(page, 'middle')
  await page.locator('[data-dwarf="14"]').click()
  await space(page, 'clearing').click()
  await settle(page)
  await expect(good(page, 'ruby')).toContainText('3')
  await button(page, 'Undo').click()
  await expect(good(page, 'ruby')).toContainText('4')
})

test('a twin tile is laid by pointing, turned, and seen before it is final', async ({ page }) => {
  await sitAt(page, 'middle')
  await space(page, 'excavation').click()
  await choose(page, /Lay a tile in the mountain/)
  await at(page, '0,5').click()
  await expect(at(page, '0,5')).toHaveAttribute('aria-pressed', 'true')
  const plan = () => page.locator('section.ask p[aria-live] b').first().innerText()
  const first = await plan()
  await page.keyboard.press('r')
  expect(await plan()).not.toBe(first)
  await page.getByRole('button', { name: 'Turn the tile' }).first().click()
  await page.locator('[data-side="cavern_cavern"]').click()
  await at(page, '0,5').click()
  await expect(question(page)).toContainText(/Dig caverns at/)
  await confirm(page)
  await expect(page.getByText(/lays Cavern\/Cavern/).first()).toBeVisible()
  await expect(good(page, 'food'), 'the spring').toContainText('7')
})

test('clearing the forest, then sowing with both crops', async ({ page }) => {
  await sitAt(page, 'middle')
  await space(page, 'slash_and_burn').click()
  await choose(page, /^Sow/)
  await at(page, '3,0').click()
  await at(page, '3,1').click()
  await at(page, '3,1').click()
  await confirm(page)
  await expect(good(page, 'grain')).toContainText('2')
  await expect(good(page, 'vegetable')).toContainText('1')
})

test('fences: a meadow makes a small pasture, its neighbour a large one; a stable costs a stone', async ({ page }) => {
  await sitAt(page, 'middle')
  await space(page, 'sheep_farming').click()
  await choose(page, /fences and\/or a stable/i)
  await choose(page, /^Build fences/)
  await at(page, '2,1').click()
  await expect(question(page)).toContainText(/small pasture/)
  await at(page, '2,2').click()
  await expect(question(page)).toContainText(/large pasture/)
  await confirm(page)
  await expect(page.getByText(/fences a large pasture/).first()).toBeVisible()
  await expect(good(page, 'wood')).toContainText('5')
})

test('the catalogue: price, what is missing, what is sold; a tile is built where one points', async ({ page }) => {
  await sitAt(page, 'middle')
  await expect(page.locator('.space.lit').first()).toBeVisible()
  await page.keyboard.press('f')
  await expect(page.locator('[data-tile]')).toHaveCount(48)
  await expect(page.locator('[data-tile="blacksmith"]')).toHaveClass(/sold/)
  await page.locator('[data-catalogue="close"]').click()
  await space(page, 'housework').click()
  await choose(page, /Furnish a cavern/)
  await expect(page.locator('[data-tile="cuddle_room"]')).toHaveClass(/lit/)
  await page.locator('[data-tile="cuddle_room"]').click()
  await expect(question(page)).toContainText('Cuddle room')
  await confirm(page)
  await at(page, '1,3').click()
  await settle(page)
  await expect(page.getByText(/builds Cuddle room/).first()).toBeVisible()
  await expect(good(page, 'wood')).toContainText('8')
})

test('an expedition: what is in reach is lit, what was taken is counted, the weapon grows', async ({ page }) => {
  await sitAt(page, 'middle')
  await page.locator('[data-dwarf="9"]').click()
  await space(page, 'logging').click()
  await choose(page, /expedition/i)
  await expect(page.locator('[data-loot="cattle"]')).not.toHaveClass(/lit/)
  await page.locator('[data-loot="cattle"]').click({ force: true })
  await expect(question(page).getByRole('alert')).toContainText(/not strong enough/)
  await page.locator('[data-loot="gold"]').click()
  await settle(page)
  await expect(good(page, 'gold')).toContainText('8')
  await expect(page.getByText(/grows from 9 to 10/).first()).toBeVisible()
})

test('forging: eight swords with their price', async ({ page }) => {
  await sitAt(page, 'middle')
  await space(page, 'blacksmithing').click()
  await choose(page, /Forge a weapon/)
  await page.locator('[data-strength="5"]').click()
  await expect(question(page)).toContainText(/Opens \d+ items/)
  await confirm(page)
  await expect(good(page, 'ore'), 'the blacksmith saves two').toContainText('5')
  await choose(page, /expedition/i)
  await page.locator('[data-loot="dog"]').click()
  await page.locator('[data-loot="wood"]').click()
  await done(page)
  await expect(page.getByText(/forges a weapon of strength 5/).first()).toBeVisible()
})

test('mines: ore on two tunnels, rubies on one', async ({ page }) => {
  await sitAt(page, 'middle')
  await space(page, 'ore_mine_construction').click()
  await choose(page, /ore mine/i)
  await at(page, '0,4').click()
  await expect(question(page)).toContainText(/Build an ore mine at e1/)
  await confirm(page)
  await expect(page.getByText(/builds an ore mine/).first()).toBeVisible()
})

test('rubies at any time: goods, and a tile that is laid by pointing', async ({ page }) => {
  await sitAt(page, 'middle')
  await page.locator('[data-any-time]').click()
  const sheet = page.getByRole('dialog', { name: 'At any time' })
  await sheet.getByRole('button', { name: /1 ruby.*1 ore/ }).click()
  await expect(good(page, 'ore')).toContainText('9')
  await page.locator('[data-any-time]').click()
  await sheet.locator('[data-buy-tile="field"]').click()
  await page.locator('#home [data-cell].lit').first().click()
  await settle(page)
  await expect(page.getByText(/lays a field/).first()).toBeVisible()
})

test('the weekly market and imitation', async ({ page }) => {
  await sitAt(page, 'seven')
  await space(page, 'imitation_2').click()
  await expect(page.locator('#question')).toContainText('Which space do you imitate?')
  await expect(space(page, 'weekly_market')).toHaveClass(/lit/)
  await page.locator('[data-option="weekly_market"]').click()
  await settle(page)
  await page.locator('[data-buy="donkey"]').click()
  await page.locator('[data-buy="vegetable"]').click()
  await expect(question(page)).toContainText('7 gold left')
  await confirm(page)
  await expect(good(page, 'vegetable')).toContainText('3')
  await expect(good(page, 'gold')).toContainText('7')
})

test('feeding with a proposal, then breeding', async ({ page }) => {
  await sitAt(page, 'feeding')
  await expect(page.locator('section.ask .total')).toContainText(/enough/)
  await confirm(page)
  await expect(page.locator('[data-young="sheep"]')).toBeVisible()
})

test('hunger: begging only after a clear yes', async ({ page }) => {
  await sitAt(page, 'hungry')
  await expect(button(page, 'Confirm')).toBeDisabled()
  await page.getByRole('checkbox', { name: /begging markers/ }).check()
  await confirm(page)
  await expect(page.getByText(/takes 3 begging markers/).first()).toBeVisible()
})

test('animals without a place become food', async ({ page }) => {
  await sitAt(page, 'middle')
  await space(page, 'sheep_farming').click()
  await choose(page, /Take/)
  await expect(page.locator('#question')).toContainText(/Not all animals have a place/)
  await expect(question(page)).toContainText(/without a place/)
  await page.locator('[data-cook]').first().click()
})

test('the third event: fields or breeding are left out', async ({ page }) => {
  await sitAt(page, 'event')
  await answer(page, 'Skip the field phase').click()
  await confirm(page)
  await expect(page.getByText(/skips the field phase/).first()).toBeVisible()
})

test('alone: goods in danger can be protected', async ({ page }) => {
  await sitAt(page, 'alone')
  await expect(space(page, 'logging')).toHaveClass(/endangered/)
  await space(page, 'excavation').click()
  await choose(page, /Take|Lay/)
})

test('the last exchanges before scoring, then the score sheet', async ({ page }) => {
  await sitAt(page, 'last')
  await space(page, 'wood_gathering').click()
  await confirm(page)
  const feed = button(page, 'Confirm')
  await expect(
    page.getByRole('table', { name: 'Score sheet' }).or(feed).or(page.locator('[data-answer="done"]')),
  ).toBeVisible()
})

test('hints, the log and looking back', async ({ page }) => {
  await play(page, 2)
  await expect(page.locator('.space.lit').first()).toBeVisible()
  await page.locator('[data-ask="hint"]').click()
  await expect(page.locator('.hints')).toBeVisible({ timeout: 40_000 })
  await page.keyboard.press('Escape')
})
