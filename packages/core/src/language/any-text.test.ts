import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { dayOf, formatDay, parseDay, parseWall } from '../date/index.ts'
import { checkRule } from '../recurrence/index.ts'
import { english } from './en/english.ts'
import { find, type Matching } from './grammar/match.ts'
import { italian } from './it/italian.ts'
import { languages } from './languages.ts'
import { parseQuickAdd } from './quick-add.ts'
import type { Language, QuickAdd } from './quick-add-types.ts'
import { englishPhrases } from './test/english/phrases.ts'
import { italianPhrases } from './test/italian/phrases.ts'
import { surroundings } from './test/said.ts'
import { tokensOf } from './tokens.ts'

const phrases = [...italianPhrases, ...englishPhrases]
const words = [...new Set(phrases.flatMap(([text]) => text.split(' ')))]

/** Words of the tables in any order, among anything else. */
const anyText = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, fc.string({ unit: 'binary', maxLength: 6 })), {
    maxLength: 40,
  })
  .map((parts) => parts.join(' ').slice(0, 500))
const anyLanguage = fc.constantFrom<Language>('it', 'en')
const settings = { seed: testSeed, numRuns: testCounts.propertyRuns }

const read = (text: string, language: Language): QuickAdd => parseQuickAdd(text, surroundings(language))

const always = (check: (text: string, language: Language) => void): void =>
  fc.assert(fc.property(anyText, anyLanguage, check), settings)

describe('any text', () => {
  it('is read without a fault, and every date and rule that comes of it exists', () => {
    always((text, language) => {
      const { start, end, allDay, recurrence } = read(text, language)
      if (start === null || end === null) {
        expect([start, end, allDay, recurrence]).toEqual([null, null, false, null])
        return
      }
      const parse = allDay ? parseDay : parseWall
      expect(parse(start)).not.toBeNull()
      expect(parse(end)).toBeGreaterThanOrEqual(parse(start) ?? NaN)
      const times = { allDay, start, end, timezone: null, endTimezone: null }
      if (recurrence !== null) expect(checkRule(recurrence, times)).toMatchObject({ ok: true })
    })
  })

  it('is marked inside its bounds, in order, without overlaps, by its own words', () => {
    always((text, language) => {
      let at = 0
      for (const { from, to, text: marked } of read(text, language).understood) {
        expect(from).toBeGreaterThanOrEqual(at)
        expect(to).toBeGreaterThan(from)
        expect(marked).toBe(text.slice(from, to))
        at = to
      }
      expect(at).toBeLessThanOrEqual(text.length)
    })
  })

  it('gives its title no word that it does not have, and never leaves it empty', () => {
    always((text, language) => {
      const { title } = read(text, language)
      expect(title === '').toBe(text.trim() === '')
      expect(title).toBe(title.trim())
      const own = text.replace(/["“”«»]/gu, ' ')
      for (const word of title.split(/[\s"“”«»,;:.!?()]+/u)) expect(own).toContain(word)
    })
  })

  it('keeps what is quoted', () => {
    const quoted = fc.constantFrom(...words).filter((word) => /^[\p{L}\p{N}]+$/u.test(word))
    fc.assert(
      fc.property(quoted, anyLanguage, (word, language) => {
        expect(read(`Film "${word}" 2027-05-20`, language)).toMatchObject({
          title: `Film ${word}`,
          start: '2027-05-20',
        })
      }),
      settings,
    )
  })
})

describe('the work', () => {
  it.each([
    'tra il 10 e ',
    'ogni lunedì e ',
    'from 3 to ',
    'the first of ',
    '1/2/',
    '10-15 ',
    '"',
    '#',
    'prima di ',
    'di ',
  ])('is bounded for 500 characters of: %s', (part) => {
    for (const language of ['it', 'en'] as const) {
      const tokens = tokensOf(part.repeat(500).slice(0, 500), language)
      let steps = 0
      const counted = [...languages[language].grammar({ today: 0, minute: 0, weekStart: 0 })].map(
        ([symbol, reader]) =>
          [
            symbol,
            (matching: Matching, at: number) => {
              steps += 1
              return reader(matching, at)
            },
          ] as const,
      )
      const matching: Matching = { tokens, readers: new Map(counted), memory: [] }
      for (let at = 0; at < tokens.length; at += 1) find(matching, 'when', at)
      expect(steps).toBeLessThanOrEqual(tokens.length * counted.length + counted.length)
    }
  })

  it('is none for a text that is longer: it is a title', () => {
    const text = `domani ${'a'.repeat(500)}`
    expect(read(text, 'it')).toMatchObject({ title: text, start: null, understood: [] })
  })
})

describe('a date that is printed', () => {
  const forms: readonly (readonly [Language, string, Intl.DateTimeFormatOptions])[] = [
    ['it', 'it-IT', { dateStyle: 'full' }],
    ['it', 'it-IT', { dateStyle: 'long' }],
    ['it', 'it-IT', { dateStyle: 'medium' }],
    ['it', 'it-IT', { day: '2-digit', month: '2-digit', year: 'numeric' }],
    ['en', 'en-GB', { dateStyle: 'full' }],
    ['en', 'en-GB', { dateStyle: 'long' }],
    ['en', 'en-US', { dateStyle: 'full' }],
    ['en', 'en-US', { dateStyle: 'medium' }],
  ]
  const days = Array.from({ length: dayOf(2031, 1, 1) - dayOf(2024, 1, 1) }, (_, index) => dayOf(2024, 1, 1) + index)

  it.each(forms)('is read as that date: %s, %s, %j', (language, locale, options) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    for (const day of days) {
      const printed = format.format(day * 86_400_000)
      expect([printed, read(`Visita ${printed}`, language).start]).toEqual([printed, formatDay(day)])
    }
  })

  it('is read as that date in figures, the year first', () => {
    for (const day of days) expect(read(`Visita ${formatDay(day)}`, 'en').start).toBe(formatDay(day))
  })
})

describe.each([
  ['it', italian],
  ['en', english],
] as const)('the patterns, %s', (language, { patterns }) => {
  it('name only symbols that there are', () => {
    const readers = languages[language].grammar({ today: 0, minute: 0, weekStart: 0 })
    const named = Object.values(patterns).flatMap((actions) => Object.values(actions).flat())
    const symbols = named.flatMap((pattern) => [...pattern.matchAll(/\{(\w+)/gu)].map(([, symbol]) => symbol))
    for (const symbol of symbols) expect([...readers.keys()]).toContain(symbol)
  })
})
