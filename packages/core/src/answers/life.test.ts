import { describe, expect, it } from 'vitest'
import { englishBeyond } from './test/english-beyond.ts'
import { englishLife } from './test/english-life.ts'
import { italianBeyond } from './test/italian-beyond.ts'
import { italianLife } from './test/italian-life.ts'
import { englishLifeFurther } from './test/english-life-further.ts'
import { italianLifeFurther } from './test/italian-life-further.ts'
import { englishLifeWishes } from './test/english-life-wishes.ts'
import { italianLifeWishes } from './test/italian-life-wishes.ts'
import { englishLifeWhole } from './test/english-life-whole.ts'
import { italianLifeWhole } from './test/italian-life-whole.ts'
import { englishLifeCloser } from './test/english-life-closer.ts'
import { italianLifeCloser } from './test/italian-life-closer.ts'
import { englishLifeSaid, englishWishesSaid } from './test/english-life-said.ts'
import { italianLifeSaid, italianWishesSaid } from './test/italian-life-said.ts'
import { englishLifeSingle } from './test/english-life-single.ts'
import { italianLifeSingle } from './test/italian-life-single.ts'
import { lifeFaults, refusalFaults } from './test/score-life.ts'

const rows = {
  it: [
    ...italianLife,
    ...italianLifeFurther,
    ...italianLifeWishes,
    ...italianLifeWhole,
    ...italianLifeCloser,
    ...italianLifeSingle,
    ...italianLifeSaid,
    ...italianWishesSaid,
  ],
  en: [
    ...englishLife,
    ...englishLifeFurther,
    ...englishLifeWishes,
    ...englishLifeWhole,
    ...englishLifeCloser,
    ...englishLifeSingle,
    ...englishLifeSaid,
    ...englishWishesSaid,
  ],
}
const beyond = { it: italianBeyond, en: englishBeyond }

describe.each(['it', 'en'] as const)('the lived year in %s', (language) => {
  it.each(rows[language].map((row) => ({ asked: row[0], row })))('tells what was asked: $asked', ({ row }) => {
    expect(lifeFaults(row, language)).toEqual([])
  })

  it.each(beyond[language])('answers nothing that it cannot know: %s', (text) => {
    expect(refusalFaults(text, language)).toEqual([])
  })
})
