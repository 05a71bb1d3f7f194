import { parseMonth } from '@dodici/core/date'
import { expect, it } from 'vitest'
import { formatMonths, formatYear } from './format-months.ts'
import { texts } from './texts.ts'

it.each([
  ['2027-01', '2027', '2027', '2027'],
  ['2026-11', '2026/27', 'novembre 2026 – ottobre 2027', 'November 2026 – October 2027'],
  ['2099-09', '2099/00', 'settembre 2099 – agosto 2100', 'September 2099 – August 2100'],
])('calls the twelve months from %s %s, and in full %s, %s', (text, short, italian, english) => {
  const from = parseMonth(text)!
  expect(formatYear(from)).toBe(short)
  texts.changeLanguage('it')
  expect(formatMonths(from)).toBe(italian)
  texts.changeLanguage('en')
  expect(formatMonths(from)).toBe(english)
})
