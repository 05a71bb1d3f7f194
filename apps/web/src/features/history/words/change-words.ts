import { changeKinds, type ChangeKind } from '@dodici/contract/change-kinds'
import type { Change, ChangeDetail } from '@dodici/contract/types'
import { formatNumber } from '../../../i18n/format.ts'
import { texts, type TextKey } from '../../../i18n/texts.ts'
import { eventWords } from './event-words.ts'
import { fieldList } from './field-words.ts'
import { quoted } from './name-words.ts'
import { dayWords } from './time-words.ts'

type Said = Pick<Change, 'kind' | 'count' | 'title' | 'details' | 'undoCount' | 'group'>

/** Kinds that say more of several things than what became of them. */
const WITH_OWN_WORDS: ReadonlySet<string> = new Set([
  'event.split',
  'calendar.import',
  'calendar.copy',
  'calendar.delete',
  'calendar.trash',
  'subscription.create',
  'link.create',
  'sample.create',
  'sample.delete',
  'goal.delete',
])

/** What a change did, as a sentence without its full stop: `Spostato «Dentista» da lun 3 a gio 6 mag`. */
export function changeWords(change: Said): string {
  const { kind, undoCount: count } = change
  if (change.group !== null) return groupWords(change, change.group)
  if (kind === 'undo.several') return texts.t('history.several', { count })
  if (kind === 'redo.several') return texts.t('history.severalAgain', { count })
  if (kind !== 'undo' && kind !== 'redo') return whatWords(change)
  return texts.t(kind === 'undo' ? 'history.undoing' : 'history.redoing', { what: withinSentence(whatWords(change)) })
}

/** The words of a change after others: each begins with a verb. */
export const withinSentence = (what: string): string => what.charAt(0).toLocaleLowerCase() + what.slice(1)

/** What came of the events of a group, if it is the same for all; else how many changes there were. */
function groupWords(change: Said, { kinds, changes }: NonNullable<Change['group']>): string {
  const [verb] = kinds.length === 1 ? kinds.flatMap((kind) => (isManyKind(kind) ? manyKinds[kind] : [])) : []
  if (verb !== undefined)
    return texts.t(`history.many.${verb}`, { number: formatNumber(change.count), names: names(change) })
  return texts.t('history.group.words', { number: formatNumber(changes), names: names(change) })
}

/** Kinds of which each change is about another event. */
const manyKinds = { 'event.create': 'created', 'event.delete': 'deleted' } as const
const isManyKind = (kind: string): kind is keyof typeof manyKinds => Object.hasOwn(manyKinds, kind)

function whatWords(change: Said): string {
  const { kind, count, details } = change
  const [first] = details
  if (WITH_OWN_WORDS.has(kind) || first === undefined) return kindWords(change)
  // A series that was parted is one thing, and two events.
  if (details.length === 1 && (count === 1 || first.part === 'following')) return detailWords(first)
  return first.type === 'event' ? manyWords(change) : kindWords(change)
}

/** By its kind alone: of what an older version wrote, and where many things are not events. */
function kindWords(change: Said): string {
  const { kind } = change
  // What was split is one thing, though it is two events.
  const count = kind === 'event.split' ? 1 : change.count
  const known = changeKinds.find((other) => other === kind) ?? 'event.update'
  return texts.t(`history.kinds.${keyOf(known)}` as TextKey, {
    count,
    number: formatNumber(count),
    names: names({ ...change, count }),
  })
}

/** The key of a kind in the texts. */
export const keyOf = (kind: ChangeKind): string => kind.replace('.', '_')

/** What became of several events, if it is the same for all that are known. */
function manyWords(change: Said): string {
  const { count, details } = change
  const verbs = new Set(details.map((detail) => (detail.timesBefore === null ? detail.act : 'moved')))
  const [verb = 'changed'] = verbs.size === 1 ? verbs : []
  return texts.t(`history.many.${verb}`, { number: formatNumber(count), names: names(change) })
}

/** The first names, and that there are more. */
function names({ count, title, details }: Said): string {
  const known = details.length > 0 ? details.map((detail) => detail.title) : [title]
  const list = [...new Set(known)].map(quoted).join(', ')
  return count > known.length ? texts.t('history.andMore', { names: list }) : list
}

function detailWords(detail: ChangeDetail): string {
  const { type, act, fields } = detail
  if (type === 'event') return eventWords(detail)
  if (type === 'goalEntry') return entryWords(detail)
  const step = fields.find(({ name }) => name === 'step')
  if (step !== undefined) return stepWords(detail, step.after, step.before)
  const what = texts.t(`history.things.${type}.${act}`, { name: quoted(detail.title) })
  return fields.length === 0 ? what : texts.t('history.with', { what, list: fieldList(fields, type) })
}

function stepWords({ title }: ChangeDetail, done: string | null, open: string | null): string {
  const said = { name: quoted(title), step: quoted(done ?? open ?? '') }
  return texts.t(done === null ? 'history.stepOpen' : 'history.stepDone', said)
}

function entryWords({ type, act, of, fields }: ChangeDetail): string {
  const valueOf = (name: string): string => fields.find((field) => field.name === name)?.after ?? ''
  const name = of === null ? texts.t('history.someGoal') : quoted(of)
  const value = formatNumber(Number(valueOf('value')))
  const what = texts.t(`history.things.goalEntry.${act}`, { name, value, day: dayWords(valueOf('day')) })
  return act === 'changed' && fields.length > 0
    ? texts.t('history.with', { what, list: fieldList(fields, type) })
    : what
}

/** By whom a change was made: `tu`, `chiave API Casa`. */
export function makerWords({ kind, name }: Change['by']): string {
  if (kind === 'import' && name !== '') return texts.t('history.by.file', { name })
  return texts.t(`history.by.${kind}`, { name })
}
