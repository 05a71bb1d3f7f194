import { expect, it } from 'vitest'
import { dayRuleOf } from './day-rule.ts'
import { readRule } from './read-rule.ts'

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

it('Q1: walks through seven weekdays at most, however many numbers they have', () => {
  const numbered = Array.from({ length: 190 }, (_, at) => `${String((at % 53) + 1)}${WEEKDAYS[at % 7] ?? ''}`).join(',')
  expect(dayRuleOf(readRule(`FREQ=YEARLY;BYDAY=${numbered}`)!).weekdays).toHaveLength(7)
  expect(dayRuleOf(readRule('FREQ=YEARLY;BYDAY=1MO,2MO,-1MO')!).weekdays).toHaveLength(1)
})
