import { routes } from '@dodici/contract/routes'
import type { SampleRemoval } from '@dodici/contract/types'
import { formatMonth, type Month } from '@dodici/core/date'
import { mutationOptions } from '@tanstack/react-query'
import { texts } from '../i18n/texts.ts'
import { send, type Written } from './client.ts'

/** Puts the sample year in, for twelve months. Serialised with its removal. */
export const createSample = mutationOptions({
  scope: { id: 'sample' },
  mutationFn: (from: Month) => send(routes.createSample, { body: { from: formatMonth(from) } }),
  meta: { success: 'firstSteps.added', undo: true },
})

/** Removes it with all that came with it. Needs the texts of the first steps, as the above. */
export const deleteSample = mutationOptions({
  scope: { id: 'sample' },
  mutationFn: () => send(routes.deleteSample, {}),
  meta: { success: (result) => removedWords((result as Written<SampleRemoval>).value), undo: true },
})

const removedWords = ({ kept }: SampleRemoval): string =>
  kept === 0 ? texts.t('firstSteps.removed') : texts.t('firstSteps.removedKept', { count: kept })
