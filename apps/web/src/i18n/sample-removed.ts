import type { SampleRemoval } from '@dodici/contract/types'
import { texts } from './texts.ts'

/** What is said when the sample year is gone. Needs the texts of the first steps. */
export const sampleRemoved = ({ kept }: SampleRemoval): string =>
  kept === 0 ? texts.t('firstSteps.removed') : texts.t('firstSteps.removedKept', { count: kept })
