import { expect, test } from 'vitest'
import { dayOf } from '../date/index.ts'
import { sampleYear } from '../test/sample-year.ts'
import { yearItems } from '../year/index.ts'
import { findableItems, findNearest, findNearestWithTypo, searchTerms } from './index.ts'

/** 10,000 events; target: a keystroke under 16 ms with all that the page does, of which the search gets 4 ms. */
const items = yearItems(sampleYear(10_000))
const today = dayOf(2027, 3, 18)
const findable = findableItems(items, today)
const wordsOf = (typed: string) => searchTerms(typed).map(({ text }) => text)

test('a keystroke over 10,000 events', { timeout: 60_000 }, async ({ bench }) => {
  const typed = (text: string) => () => {
    expect(findNearest(findable, wordsOf(text), 8).length).toBeLessThan(9)
  }
  await bench.compare(
    bench('preparing them, once', () => {
      expect(findableItems(items, today).items).toHaveLength(10_000)
    }),
    bench('one letter', typed('m')),
    bench('two words', typed('dentist lis')),
    bench('eight words of which one is nowhere', typed('dentist lisbon anna review budget school draft zzz')),
    bench('a typo that is nowhere', () => {
      expect(findNearestWithTypo(findable, wordsOf('dentist lizbone'), 8)).toHaveLength(0)
    }),
    { iterations: 30, time: 500 },
  )
})
