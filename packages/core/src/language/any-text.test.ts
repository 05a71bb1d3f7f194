import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { dayOf, dayOfText, daysLater, formatDay, parseDay, parseWall } from '../date/index.ts'
import type { EventTimes } from '../event/index.ts'
import { checkRule, occurrencesOf } from '../recurrence/index.ts'
import { languages } from './languages.ts'
import { parseQuickAdd } from './quick-add.ts'
import type { Language } from './language-list.ts'
import type { QuickAdd } from './quick-add-types.ts'
import { piecesOf } from './reading/pieces.ts'
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

/**
 * Whether a rule asks for the day of its start, which a series has in any case: the same rule without gaps and end, begun
 * the day before, has it too. A rule that names no days asks for whatever day it begins on.
 */
function asksFor(rule: string, times: EventTimes): boolean {
  if (!rule.includes('BY')) return true
  const rrule = rule.replace(/;(?:INTERVAL|COUNT|UNTIL)=\w+/gu, '')
  const [start, end] = [daysLater(times.start, -1), daysLater(times.end, -1)]
  const day = dayOfText(times.start) ?? NaN
  const { occurrences } = occurrencesOf(
    { ...times, start, end, rrule, rdates: [], exdates: [], exceptions: [] },
    { first: day, last: day, zone: 'UTC' },
  )
  return occurrences.some((occurrence) => occurrence.start === times.start)
}

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
      if (recurrence === null) return
      expect(checkRule(recurrence, times)).toMatchObject({ ok: true })
      expect([text, recurrence, asksFor(recurrence, times)]).toEqual([text, recurrence, true])
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

/** A list that counts how often it is looked at. */
const counted = <List extends object>(list: List, onRead: () => void): List =>
  new Proxy(list, {
    get: (target, key, receiver) => {
      onRead()
      return Reflect.get(target, key, receiver) as unknown
    },
  })

/** Looks that reading one token may take: every step of a pattern is one, into the text or into what is known of it. */
const LOOKS_A_TOKEN = 800

describe('the work', () => {
  it.each([
    'tra il 10 e ',
    'ogni lunedì e ',
    'il lunedì, il ',
    'every Monday, and ',
    'from 3 to ',
    'the first of ',
    'alle 8 20 ',
    'Friday ',
    '1/2/',
    '10-15 ',
    'a 2 ',
    '"',
    '#',
    'prima di ',
    'di ',
  ])('is bounded for 500 characters of: %s', (part) => {
    for (const language of ['it', 'en'] as const) {
      const tokens = tokensOf(part.repeat(500).slice(0, 500), language)
      let looks = 0
      const onRead = (): void => void (looks += 1)
      const readers = languages[language].grammar({
        today: 0,
        minute: 0,
        weekStart: 0,
        country: null,
        shownYear: 2027,
        isAhead: false,
      })
      piecesOf({ tokens: counted(tokens, onRead), readers, memory: counted([], onRead) })
      expect(looks).toBeLessThanOrEqual(tokens.length * LOOKS_A_TOKEN)
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
