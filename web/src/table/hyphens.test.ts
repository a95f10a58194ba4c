import { expect, test } from 'vitest'
import { softener } from './hyphens'

const { soften, softenLong } = softener(['Familien|zuwachs', 'Hafen|arbeiter'])

const shown = (text: string) => text.replaceAll('\u00ad', '-')

test('known words are parted at their joint', () => {
  expect(shown(soften('Familienzuwachs'))).toBe('Familien-zuwachs')
  expect(shown(softenLong('Hafenarbeiter'))).toBe('Hafen-arbeiter')
})

test('other long words are parted between syllables, not near their ends; short ones stay whole', () => {
  expect(shown(softenLong('In jeder Ernährungsphase'))).toBe('In jeder Ernäh-rungs-phase')
  expect(shown(softenLong('Stampfbutterfass'))).toBe('Stampf-but-ter-fass')
  for (const [words, parted] of [
    ['Steinbruch Lehmgrube', 'Stein-bruch Lehm-grube'],
    ['Kartoffelstecher Wasserträger', 'Kartof-fel-ste-cher Wasser-träger'],
    ['Stallknecht Hakenpflug Pflasterweg', 'Stall-knecht Haken-pflug Pflas-terweg'],
    ['Marketplace Steendrager', 'Market-place Steen-drager'],
  ] as const)
    expect(shown(softenLong(words, 8))).toBe(parted)
  expect(shown(softenLong('ontginning van Wirtschaft'))).toBe('ontginning van Wirtschaft')
})

test('a word may have several joints', () => {
  expect(shown(softener(['Erz|minen|bau']).soften('Erzminenbaus'))).toBe('Erz-minen-baus')
})
