import type { LinkedConflict } from '@dodici/contract/types'
import { dayOfText } from '@dodici/core/date'
import { currentLanguage } from '../../../i18n/start.ts'
import type { TFunction } from '../../../i18n/texts.ts'
import { whenWords } from '../../../i18n/when-words.ts'
import { readRule } from '../../../ui/repetition/read-rule.ts'
import { ruleSentence } from '../../../ui/repetition/rule-sentence.ts'
import { zonePlace } from '../../../ui/zone.ts'

export type Side = NonNullable<LinkedConflict['ours']>

/** What of an event is compared, in the order in which it is shown. */
export const comparedFields = ['title', 'when', 'repetition', 'changed', 'place', 'description'] as const
export type ComparedField = (typeof comparedFields)[number]

export const fieldLabels = {
  title: 'event.title',
  when: 'event.when',
  repetition: 'event.conflict.repetition',
  changed: 'linked.conflicts.changed',
  place: 'event.place',
  description: 'event.description',
} as const satisfies Record<ComparedField, string>

const KEYS: Readonly<Record<ComparedField, readonly (keyof Side)[]>> = {
  title: ['title'],
  when: ['allDay', 'start', 'end', 'timezone'],
  repetition: ['recurrence'],
  changed: ['changedOccurrences'],
  place: ['location'],
  description: ['description'],
}

/** Whether two sides say something else in a field. */
export const differsIn = (field: ComparedField, one: Side, other: Side): boolean =>
  KEYS[field].some((key) => one[key] !== other[key])

/** The fields that either side has something in. */
export const fieldsOf = (sides: readonly Side[]): readonly ComparedField[] =>
  comparedFields.filter((field) => field === 'title' || field === 'when' || sides.some((side) => isSaid(field, side)))

const isSaid = (field: ComparedField, side: Side): boolean =>
  KEYS[field].some((key) => side[key] !== '' && side[key] !== null && side[key] !== 0)

type Say = (side: Side, t: TFunction, viewerZone: string) => string

const orNothing = (text: string, t: TFunction): string => text || t('event.conflict.empty')

/** What a side says in a field. Times in the viewer's zone are shown without its name. */
export const sideWords: Readonly<Record<ComparedField, Say>> = {
  title: ({ title }, t) => title || t('event.untitled'),
  when: timesOf,
  repetition: repetitionOf,
  changed: ({ changedOccurrences }) => String(changedOccurrences),
  place: ({ location }, t) => orNothing(location, t),
  description: ({ description }, t) => orNothing(description, t),
}

function timesOf(side: Side, t: TFunction, viewerZone: string): string {
  const words = whenWords(side)
  if (side.allDay || side.timezone === viewerZone) return words
  const zone = side.timezone === null ? t('event.zone.floating') : zonePlace(side.timezone, currentLanguage())
  return `${words} (${zone})`
}

/** A rule that no sentence says is shown as it is. */
function repetitionOf({ recurrence, start, timezone }: Side, t: TFunction): string {
  if (recurrence === null) return t('event.repeat.never')
  const rule = readRule(recurrence, { start, timezone })
  return rule === null ? recurrence : ruleSentence(rule, dayOfText(start) ?? 0, t)
}
