import type { ChangeDetail, ChangedField } from '@dodici/contract/types'
import { formatNumber } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/start.ts'
import { texts, type TextKey } from '../../../i18n/texts.ts'
import { zonePlace } from '../../../ui/zone.ts'
import { quoted } from './name-words.ts'
import { dayWords } from './time-words.ts'

type Type = ChangeDetail['type']

/** Values that say nothing to people, or too much: only their field is named. */
const UNSAID: ReadonlySet<ChangedField['name']> = new Set(['repetition', 'color', 'description', 'link', 'note'])
/** Values of the API, which have words. */
const CODED: ReadonlySet<ChangedField['name']> = new Set(['kind', 'status', 'busy', 'away', 'shown'])
const NUMBERS: ReadonlySet<ChangedField['name']> = new Set(['value', 'target'])

/** What was changed of a thing: `luogo (Palestra), stato (confermato)`. */
export const fieldList = (fields: readonly ChangedField[], type: Type): string =>
  fields.map((field) => fieldWords(field, type)).join(', ')

function fieldWords({ name, before, after }: ChangedField, type: Type): string {
  const field = texts.t(`history.fields.${name}`)
  if (name === 'title' && before !== null) return texts.t('history.renamedFrom', { field, before: quoted(before) })
  if (after === null) return before === null || name === 'away' ? field : texts.t('history.removed', { field })
  return UNSAID.has(name) ? field : texts.t('history.now', { field, after: valueWords(name, after, type) })
}

function valueWords(name: ChangedField['name'], value: string, type: Type): string {
  if (CODED.has(name)) return texts.t(`history.values.${name}_${value}` as TextKey)
  if (NUMBERS.has(name) && type === 'category')
    return texts.t('history.hours', { hours: formatNumber(Number(value) / 60) })
  if (NUMBERS.has(name)) return formatNumber(Number(value))
  if (name === 'day') return dayWords(value)
  if (name === 'zone') return zonePlace(value, currentLanguage())
  return name === 'year' ? value : quoted(value)
}
