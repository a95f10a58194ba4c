import { expect, test } from 'vitest'
import { bookOf } from './book'

test('a chapter is read by paragraphs, in the order of the file', () => {
  const text =
    'x-help-a = One\n    .text =\n        First.\n\n        Second.\nx-help-b = Two\n    .text = Third.\nx-phrase-p = p\n    .text = What it means.\n'
  expect(bookOf('en', [text])).toEqual({
    chapters: [
      { name: 'a', title: 'One', paragraphs: ['First.', 'Second.'] },
      { name: 'b', title: 'Two', paragraphs: ['Third.'] },
    ],
    phrases: [{ name: 'p', title: 'p', paragraphs: ['What it means.'] }],
  })
})
