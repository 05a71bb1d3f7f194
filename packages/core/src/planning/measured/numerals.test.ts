import { expect, it } from 'vitest'
import { valueOfFigures } from './numerals.ts'

it.each([
  ['1.000,50', '.', 1000.5],
  ['1,000.50', ',', 1000.5],
  ['1.000', '.', 1000],
  ['1,000', ',', 1000],
  ['1,5', '.', 1.5],
  ['1.5', '.', 1.5],
  ['2.5', ',', 2.5],
  ['5 000', ',', 5000],
  ['1.234.567', '.', 1_234_567],
  ['0', '.', 0],
] as const)('reads %s where thousands are parted by "%s"', (text, thousands, value) =>
  expect(valueOfFigures(text, thousands)).toBe(value),
)

it.each([
  ['1.000', ','],
  ['1,000', '.'],
  ['1,000.50', '.'],
  ['1.000,50', ','],
  ['1.2.3', '.'],
  ['2,5000', ','],
] as const)('takes %s for no number where thousands are parted by "%s"', (text, thousands) =>
  expect(valueOfFigures(text, thousands)).toBeNull(),
)
