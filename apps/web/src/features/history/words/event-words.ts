import type { ChangeDetail, ChangedField } from '@dodici/contract/types'
import { texts } from '../../../i18n/texts.ts'
import { fieldList } from './field-words.ts'
import { movedWords } from './moved-words.ts'
import { quoted } from './name-words.ts'
import { dayWords, whenWords } from './time-words.ts'

/** What was done to one event, with the part of its series that is meant. */
export function eventWords(detail: ChangeDetail): string {
  const part = partWords(detail)
  const what = detail.act === 'changed' ? changedWords(detail) : comingWords(detail)
  return part === null ? what : texts.t('history.inPart', { what, part })
}

/** That an event came, or went. */
function comingWords({ act, title, times, part }: ChangeDetail): string {
  const name = quoted(title)
  if (act === 'changed' || times === null || part === 'following')
    return texts.t(act === 'deleted' ? 'history.event.deletedFrom' : 'history.event.changed', { name })
  return texts.t(`history.event.${act}`, { name, when: whenWords(times) })
}

/** The weightiest change as a sentence, and the others named after it. */
function changedWords(detail: ChangeDetail): string {
  const { type, fields } = detail
  const [what, said] = mainWords(detail)
  const others = fields.filter((field) => field !== said)
  if (others.length === 0) return what
  const hasVerb = said !== null || detail.timesBefore !== null
  return texts.t(hasVerb ? 'history.also' : 'history.with', { what, list: fieldList(others, type) })
}

/** A sentence, and the field of which it speaks. */
function mainWords({ title, times, timesBefore, fields }: ChangeDetail): readonly [string, ChangedField | null] {
  const name = quoted(title)
  if (times !== null && timesBefore !== null) return [movedWords(name, timesBefore, times), null]
  const renamed = fields.find((field) => field.name === 'title')
  if (renamed?.before != null)
    return [texts.t('history.event.renamed', { before: quoted(renamed.before), after: name }), renamed]
  const [field] = fields
  const only = fields.length === 1 && field !== undefined ? fieldSentence(name, field) : null
  return only === null ? [texts.t('history.event.changed', { name }), null] : [only, field ?? null]
}

/** The sentence of a field that has one of its own. */
function fieldSentence(name: string, { name: field, before, after }: ChangedField): string | null {
  const said = { name, before: quoted(before ?? ''), after: quoted(after ?? '') }
  if (field === 'place') return after === null ? null : texts.t('history.event.atPlace', said)
  if (field !== 'category') return null
  if (after === null) return before === null ? null : texts.t('history.event.noCategory', said)
  return texts.t(before === null ? 'history.event.inCategory' : 'history.event.otherCategory', said)
}

/** Which part of a series; null for what does not repeat. */
function partWords({ act, part, occurrence, more, timesBefore }: ChangeDetail): string | null {
  if (part === null) return null
  if (part === 'all') return texts.t(act === 'created' ? 'history.parts.series' : 'history.parts.all')
  if (part === 'following') {
    return occurrence === null
      ? texts.t('history.parts.followingUnknown')
      : texts.t('history.parts.following', { day: dayWords(occurrence) })
  }
  if (more > 0) return texts.t('history.parts.more', { count: more })
  const isDaySaid = act !== 'changed' || timesBefore !== null || occurrence === null
  return isDaySaid ? texts.t('history.parts.alone') : texts.t('history.parts.this', { day: dayWords(occurrence) })
}
