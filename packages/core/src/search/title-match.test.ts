import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesWithTypo, matchTitle, searchTerms, titleWords } from './index.ts'

const wordsOf = (typed: string) => searchTerms(typed).map(({ text }) => text)
const match = (typed: string, title: string) => matchTitle(wordsOf(typed), titleWords(title))
const withTypo = (typed: string, title: string) => matchesWithTypo(wordsOf(typed), titleWords(title))

describe('typed words match a title', () => {
  it.each([
    ['caffe', 'Caffè con Zoë', 'whole'],
    ['ZOE caff', 'Caffè con Zoë', 'beginnings'],
    ['visita d', 'Visita dal dentista', 'beginnings'],
    ['estate', 'L’estate al mare', 'whole'],
    ['🎉', 'Festa 🎉', 'whole'],
    ['10', 'Sconto del 10%', 'whole'],
    ['b', '<b>Ciao</b>', 'whole'],
  ] as const)('%s: %s', (typed, title, expected) => expect(match(typed, title)).toBe(expected))

  it.each([
    ['tista', 'Visita dal dentista'],
    ['dentista mare', 'Visita dal dentista'],
    ['e', ''],
    ['ab', 'a b'],
  ])('not inside of a word, nor across two: %s, %s', (typed, title) => expect(match(typed, title)).toBeNull())
})

describe('a typo of one letter', () => {
  it.each(['dantista', 'detista', 'denttista', 'detnista', 'dentizta dal', 'vsita dentista', 'dantis'])(
    'is forgiven: %s',
    (typed) => expect(withTypo(typed, 'Visita dal dentista')).toBe(true),
  )

  it.each([
    ['dantizta', 'two in one word'],
    ['dantista vsita', 'one in each of two words'],
    ['dxl', 'in a word of three letters'],
    ['dentistax y', 'beside a word that is not there'],
    ['', 'of nothing at all, which matches as it is'],
  ])('%s: %s', (typed, why) => expect(withTypo(typed, 'Visita dal dentista')).toBe(why.endsWith('as it is')))

  it('is forgiven wherever the letter stands, in any word of four letters or more', () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/)
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('', 'x'), (title, place, letter) => {
        const at = place % title.length
        return withTypo(title.slice(0, at) + letter + title.slice(at + 1), `Anna ${title}`)
      }),
    )
  })
})
