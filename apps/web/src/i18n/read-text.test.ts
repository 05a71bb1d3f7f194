import { describe, expect, it } from 'vitest'
import type { Language } from './language.ts'
import { textReader } from './read-text.ts'

const reader = (texts: Readonly<Record<string, string>>, language: Language = 'en') =>
  textReader(language, (key) => texts[key])

describe('a placeholder', () => {
  it('is replaced by its value, as often as it stands there', () => {
    const t = reader({ span: '{{first}} to {{last}}, not {{first}}' })
    expect(t('span', { first: 'May', last: 7 })).toBe('May to 7, not May')
  })

  it('stays without a value, and is empty for a value that is undefined', () => {
    const t = reader({ greeting: 'Hello {{name}}!' })
    expect([t('greeting'), t('greeting', { name: undefined })]).toEqual(['Hello {{name}}!', 'Hello !'])
  })

  it('takes a value as it is, with signs that mean something to HTML, to patterns and to texts', () => {
    const t = reader({ title: '“{{title}}”', other: 'Never this' })
    const title = '<b>$& $1</b> & {{title}} [[product]] $t(other)'
    expect(t('title', { title })).toBe(`“${title}”`)
  })

  it.each([
    ['en', '20,218 of 1000 and many'],
    ['it', '20.218 of 1000 and many'],
  ] as const)('groups digits where it says so, as %s does', (language, text) => {
    const t = reader({ sum: '{{most, number}} of {{all}} and {{more, number}}' }, language)
    expect(t('sum', { most: 20_218, all: 1000, more: 'many' })).toBe(text)
  })
})

describe('a count', () => {
  const days = { days_one: '{{count}} day', days_other: '{{count}} days' }

  it.each([
    [0, '0 days'],
    [1, '1 day'],
    [2, '2 days'],
    [1.5, '1.5 days'],
    [-1, '-1 day'],
  ])('chooses the plural form: %d', (count, text) => {
    expect(reader(days)('days', { count })).toBe(text)
  })

  it('of none has a form of its own where there is one', () => {
    expect(reader({ ...days, days_zero: 'no days' })('days', { count: 0 })).toBe('no days')
  })

  it('has the most usual form where the rare one of its language is not written', () => {
    expect(reader(days, 'it')('days', { count: 1_000_000 })).toBe('1000000 days')
  })

  it('is only a value in a text without plural forms', () => {
    expect(reader({ row: 'Row {{count}}' })('row', { count: 1 })).toBe('Row 1')
  })

  const place = {
    place_ordinal_one: '{{count}}st',
    place_ordinal_two: '{{count}}nd',
    place_ordinal_few: '{{count}}rd',
    place_ordinal_other: '{{count}}th',
  }

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [11, '11th'],
    [23, '23rd'],
  ])('may be a place in an order: %d', (count, text) => {
    expect(reader(place)('place', { count, ordinal: true })).toBe(text)
  })
})

describe('a context', () => {
  const texts = { on: 'il {{day}}', on_elided: 'l’{{day}}', in_one: 'fra un giorno', in_other: 'fra {{count}} giorni' }

  it('chooses its variant', () => {
    expect(reader(texts, 'it')('on', { day: 8, context: 'elided' })).toBe('l’8')
  })

  it('that the text does not have changes nothing', () => {
    expect(reader(texts, 'it')('on', { day: 9, context: 'midnight' })).toBe('il 9')
    expect(reader(texts, 'it')('in', { count: 2, context: 'elided' })).toBe('fra 2 giorni')
  })

  it('goes before the plural form', () => {
    expect(reader({ ...texts, in_elided: 'tosto' }, 'it')('in', { count: 2, context: 'elided' })).toBe('tosto')
  })
})

it('a key without a text is returned as it is', () => {
  expect(reader({})('event.created', { count: 1, context: 'elided' })).toBe('event.created')
})
