import { fixedLevels, LEVEL_NAMES } from '@dodici/core/year'
import { OCCURRENCES_MAX } from '@dodici/core/recurrence'
import { expect, it } from 'vitest'
import { EVENTS_MAX, FILE_BYTES_MAX } from '../../core/src/ics/limits.ts'
import { readHeatmap } from './events/heatmap.schemas.ts'
import { IMPORT_BYTES_MAX, IMPORT_EVENTS_MAX, OCCURRENCES_OF_A_SERIES_MAX } from './limits.ts'

it('says the limits and names of core where it cannot import them without their weight in the browser', () => {
  expect(OCCURRENCES_OF_A_SERIES_MAX).toBe(OCCURRENCES_MAX)
  expect([IMPORT_BYTES_MAX, IMPORT_EVENTS_MAX]).toEqual([FILE_BYTES_MAX, EVENTS_MAX])
  const levels = readHeatmap.response.shape.levels.element.shape.name.options
  expect(levels).toEqual(LEVEL_NAMES)
  expect(fixedLevels('count').map(({ name }) => name)).toEqual(levels)
})
