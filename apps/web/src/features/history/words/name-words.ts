import { texts } from '../../../i18n/texts.ts'

/** Letters and signs that change the direction of what follows them. */
const TURNING = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF]/

/** A name in quotes. One that is read from right to left turns nothing of the sentence around it. */
export const quoted = (name: string): string =>
  texts.t('history.quoted', { name: TURNING.test(name) ? `\u2068${name}\u2069` : name })
