import { expect, it } from 'vitest'
import { phraseReader } from './phrases.ts'

const found = (pattern: string, text: string): string | null => {
  const span = phraseReader('en', { phrase: { nothing: [pattern] } })(text).find('phrase')
  return span && text.slice(span.from, span.to)
}

it.each([
  ['how many', 'and how many meetings?', 'how many'],
  ['cancel*', 'please cancelling it', 'cancelling'],
  ['*ing it', 'please cancelling it', 'cancelling it'],
  ['last !of {anyWord}', 'the last of last meetings', 'last meetings'],
  ['off !>booked|taken', 'days off in May', 'off'],
  ['<!with who is', 'who is here', 'who is'],
  ['put =>off', 'put the trip off', 'put'],
  ['how much {gap} cost|costs', 'how much does the trip to Rome cost?', 'how much does the trip to Rome cost'],
  ['{begin} hello {signs} {atEnd}', 'Hello!?', 'Hello!?'],
  ['next {noTimeWord} {anyWord}', 'next week or next dentist', 'next dentist'],
])('finds %s in: %s', (pattern, text, words) => expect(found(pattern, text)).toBe(words))

it.each([
  ['last !of {anyWord}', 'the last of May'],
  ['off !>booked|taken', 'days off that I have booked'],
  ['<!with who is', 'with who is she'],
  ['put =>off', 'put the trip on Monday'],
  ['{begin} hello {signs} {atEnd}', 'Hello there'],
])('does not find %s in: %s', (pattern, text) => expect(found(pattern, text)).toBeNull())

it('refuses a symbol that the language does not have', () => {
  expect(() => phraseReader('en', { phrase: { nothing: ['{nosuch}'] } })('text').find('phrase')).toThrow()
})

it('refuses a phrase that has the name of a symbol', () => {
  expect(() => phraseReader('en', { number: { nothing: ['many'] } })).toThrow('number')
})
