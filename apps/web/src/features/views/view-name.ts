import { SAVED_VIEW_NAME_MAX } from '@dodici/contract/limits'
import type { SavedView } from '@dodici/contract/types'
import { countCharacters, oneLine } from '@dodici/core/event'
import type { TFunction } from '../../i18n/texts.ts'

/** A name as the server keeps it. */
export const viewName = (typed: string): string => oneLine(typed).trim()

/** What is wrong with a name; null if nothing is. `others` have theirs already. */
export function nameFault(name: string, others: readonly SavedView[], t: TFunction): string | null {
  if (name === '') return t('views.nameRequired')
  if (countCharacters(name) > SAVED_VIEW_NAME_MAX) return t('views.nameTooLong', { max: SAVED_VIEW_NAME_MAX })
  return others.some((other) => other.name === name) ? t('views.nameTaken') : null
}
