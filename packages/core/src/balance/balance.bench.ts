import { test } from 'vitest'
import { suggest } from './suggest.ts'
import { analyseYear } from './analyse-year.ts'
import { sampleInput } from './test/analysis-input.ts'

// Goal: an analysis of 5,000 events under 150 ms, suggestions under 50 ms.

for (const count of [200, 1_000, 5_000]) {
  test(`a year of ${count} events`, async ({ bench }) => {
    const input = sampleInput(count)
    await bench.compare(
      bench('analysis', () => void analyseYear(input)),
      bench('suggestions', () => void suggest(input, null)),
    )
  })
}
