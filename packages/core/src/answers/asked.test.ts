import { describe, expect, it } from 'vitest'
import { englishAsked } from './test/english-asked.ts'
import { italianAsked } from './test/italian-asked.ts'
import { italianAskedCloser } from './test/italian-asked-closer.ts'
import { englishAskedCloser } from './test/english-asked-closer.ts'
import { italianAskedMore } from './test/italian-asked-more.ts'
import { englishAskedMore } from './test/english-asked-more.ts'
import { englishAskedAround } from './test/english-asked-around.ts'
import { englishAskedFurther } from './test/english-asked-further.ts'
import { italianAskedFurther } from './test/italian-asked-further.ts'
import { englishAskedSince } from './test/english-asked-since.ts'
import { italianAskedSince } from './test/italian-asked-since.ts'
import { lifeFaults } from './test/score-life.ts'

const rows = {
  it: [...italianAsked, ...italianAskedMore, ...italianAskedFurther, ...italianAskedCloser, ...italianAskedSince],
  en: [
    ...englishAsked,
    ...englishAskedMore,
    ...englishAskedFurther,
    ...englishAskedAround,
    ...englishAskedCloser,
    ...englishAskedSince,
  ],
}

describe.each(['it', 'en'] as const)('what was asked of the lived year in %s', (language) => {
  it.each(rows[language].map((row) => ({ asked: row[0], row })))('tells what was asked: $asked', ({ row }) => {
    expect(lifeFaults(row, language)).toEqual([])
  })
})
