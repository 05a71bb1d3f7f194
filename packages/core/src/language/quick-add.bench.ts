import { expect, test } from 'vitest'
import { parseQuickAdd } from './quick-add.ts'
import { englishPhrases } from './test/english/phrases.ts'
import { italianPhrases } from './test/italian/phrases.ts'
import { surroundings } from './test/said.ts'

/** Target: a parse under 1 ms. */
const italian = surroundings('it')
const english = surroundings('en')
const longest = 'Corso di ceramica dal 6 aprile ogni martedì alle 20:30 per 8 lezioni '.repeat(8).slice(0, 500)

test('one parse of quick add', { timeout: 60_000 }, async ({ bench }) => {
  let at = 0
  await bench.compare(
    bench('an Italian phrase of the tables', () => {
      at += 1
      expect(parseQuickAdd(italianPhrases[at % italianPhrases.length]?.[0] ?? '', italian).title).not.toBe('')
    }),
    bench('an English phrase of the tables', () => {
      at += 1
      expect(parseQuickAdd(englishPhrases[at % englishPhrases.length]?.[0] ?? '', english).title).not.toBe('')
    }),
    bench('500 characters full of dates', () => {
      expect(parseQuickAdd(longest, italian).title).not.toBe('')
    }),
    { iterations: 100, time: 1_000 },
  )
})
