import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { it as italian } from './it.ts'
import { chooseLanguage } from './language.ts'

describe('the language of the page', () => {
  it('is Italian where nothing was detected', () => {
    expect(chooseLanguage([])).toBe('it')
  })

  it.each([
    ['en-GB', 'en'],
    ['en-US', 'en'],
    ['en', 'en'],
    ['it-CH', 'it'],
    ['IT_it', 'it'],
  ] as const)('is, for %s, %s', (code, language) => {
    expect(chooseLanguage([code])).toBe(language)
  })

  it('is English where what was detected is not offered', () => {
    expect(chooseLanguage(['fr-FR', 'de'])).toBe('en')
  })

  it('is the first that is offered among several', () => {
    expect(chooseLanguage(['fr', 'it-IT', 'en'])).toBe('it')
  })

  it('takes no path and no host for a language', () => {
    expect(chooseLanguage(['calendar', 'www'])).toBe('it')
    expect(chooseLanguage(['fr', 'login'])).toBe('en')
  })
})

const values = (table: object): [string, string][] =>
  Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[key, value] as [string, string]]
      : values(value as object).map(([inner, text]): [string, string] => [`${key}.${inner}`, text]),
  )

/** The values that a text wants. Of one thing, the number may be said by the word. */
const slots = (key: string, text = ''): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map((match) => match[1] ?? '')
    .filter((slot) => slot !== 'count' || !key.endsWith('_one'))
    .sort()

describe('the texts', () => {
  const english = new Map(values(en))
  const other = new Map(values(italian))

  it('have the same keys in both languages', () => {
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('have the same places for values in both languages', () => {
    for (const [key, text] of english) {
      expect([key, slots(key, other.get(key))]).toEqual([key, slots(key, text)])
    }
  })

  it('are never empty', () => {
    for (const [key, text] of [...english, ...other]) expect([key, text.trim()]).not.toEqual([key, ''])
  })
})
