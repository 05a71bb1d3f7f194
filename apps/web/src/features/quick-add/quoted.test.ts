import { parseQuickAdd } from '@dodici/core/language'
import { expect, it } from 'vitest'
import { quoted } from './quoted.ts'

const surroundings = { language: 'it', now: '2027-03-18T10:00', weekStart: 0, categories: [], calendars: [] } as const
const read = (text: string) => parseQuickAdd(text, surroundings)

/** The text after the crosses of all its chips were clicked, one after the other. */
function withoutChips(text: string): string {
  const [chip] = read(text).understood
  return chip ? withoutChips(quoted(text, chip)) : text
}

it('puts words in quotes, each of several in their own', () => {
  expect(withoutChips('Cinema domani alle 21')).toBe('Cinema "domani" "alle 21"')
})

it('takes other quotes where a lone one stands before the words, and the title keeps that one', () => {
  expect(withoutChips('Monitor 27" domani')).toBe('Monitor 27" “domani”')
  expect(read('Monitor 27" “domani”')).toMatchObject({ title: 'Monitor 27" domani', start: null })
  expect(withoutChips('Tubo 5“ da 27" domani')).toBe('Tubo 5“ da 27" «domani»')
})

it.each([
  ['domani Monitor 27" alle 15', 'domani Monitor 27" alle 15'],
  ['"Su" Monitor 27" domani alle 15', 'Su Monitor 27" domani alle 15'],
  ['«5"» e 27" domani', '5" e 27" domani'],
  ['Il « e 27" domani', 'Il « e 27" domani'],
  ['“Su” domani', 'Su domani'],
])('gives all words of %s back to the title with one click for each chip', (text, title) => {
  expect(read(withoutChips(text))).toMatchObject({ title, start: null, understood: [] })
})
