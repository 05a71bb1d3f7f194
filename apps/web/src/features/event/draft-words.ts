import { parseDay, parseWall } from '@dodici/core/date'
import { beforeWords } from '../../i18n/reminder-time-words.ts'
import { formatDay, formatList, formatTime } from '../../i18n/format.ts'
import { currentLanguage } from '../../i18n/start.ts'
import type { TFunction } from '../../i18n/texts.ts'
import type { ComparedField } from './differences.ts'
import type { EventDraft } from './draft.ts'
import { wireReminders } from '../../ui/reminders/reminder-draft.ts'
import { ruleSentence } from '../../ui/repetition/rule-sentence.ts'
import type { Repetition } from '../../ui/repetition/rule.ts'
import { zonePlace } from '../../ui/zone.ts'

/** One of two versions: a draft, and its repetition with its reference day. */
export interface Version {
  readonly draft: EventDraft
  readonly repetition: Repetition
  readonly ruleDay: string
}

/** Names of references by id. */
export interface Names {
  readonly category: (id: string) => string | undefined
  readonly calendar: (id: string) => string | undefined
  readonly goal: (id: string) => string | undefined
  /** Times in this zone are shown without its name. */
  readonly viewerZone: string
  /** The hour that reminders of all-day events count from. */
  readonly allDayAt: string
}

const dayWords = (day: string): string => formatDay(parseDay(day) ?? 0, 'weekday-day-month-year-short')
const timeWords = (time: string): string => formatTime(parseWall(`1970-01-01T${time}`) ?? 0)

function spanWords({ allDay, startDay, endDay, startTime, endTime }: EventDraft): string {
  const [first, last] = [dayWords(startDay), dayWords(endDay)]
  if (allDay) return startDay === endDay ? first : `${first} – ${last}`
  const [from, to] = [timeWords(startTime), timeWords(endTime)]
  return startDay === endDay ? `${first}, ${from} – ${to}` : `${first}, ${from} – ${last}, ${to}`
}

function whenWords(draft: EventDraft, _: TFunction, { viewerZone }: Names): string {
  const isForeign = !draft.allDay && draft.timezone !== null && draft.timezone !== viewerZone
  return isForeign ? `${spanWords(draft)} (${zonePlace(draft.timezone, currentLanguage())})` : spanWords(draft)
}

function repetitionWords({ repetition, ruleDay }: Version, t: TFunction): string {
  if (repetition.kind === 'never') return t('event.repeat.never')
  return repetition.kind === 'kept' ? repetition.text : ruleSentence(repetition.rule, parseDay(ruleDay) ?? 0, t)
}

function reminderWords({ reminders, allDay }: EventDraft, t: TFunction, { allDayAt }: Names): string {
  const said = wireReminders(reminders ?? []).map(({ minutesBefore, channel }) => {
    const words = beforeWords(minutesBefore, allDay ? allDayAt : null, t)
    return channel === 'email' ? t('reminders.before.byMail', { words }) : words
  })
  return orNothing(formatList(said), t)
}

type Say = (draft: EventDraft, t: TFunction, names: Names) => string

const orNothing = (text: string, t: TFunction): string => text || t('event.conflict.empty')

const words: Readonly<Record<Exclude<ComparedField, 'repetition'>, Say>> = {
  title: ({ title }) => title,
  when: whenWords,
  reminders: reminderWords,
  category: ({ categoryId }, t, names) =>
    (categoryId !== null && names.category(categoryId)) || t('event.conflict.noCategory'),
  place: ({ location }, t) => orNothing(location, t),
  description: ({ description }, t) => orNothing(description, t),
  link: ({ url }, t) => orNothing(url, t),
  kind: ({ kind }, t) => t(`event.kind.${kind}`),
  status: ({ status }, t) => t(`event.status.${status}`),
  busy: ({ busy }, t) => t(busy ? 'event.busy.busy' : 'event.busy.free'),
  away: ({ away }, t) => t(away === null ? 'event.away.byTitle' : away ? 'event.away.yes' : 'event.away.no'),
  calendar: ({ calendarId }, _, names) => names.calendar(calendarId) ?? '',
  goal: ({ goalId }, t, names) =>
    goalId === null ? t('goals.link.none') : (names.goal(goalId) ?? t('goals.link.ofOtherDays')),
}

/** A version's text for a field, for showing two side by side. */
export const wordsFor =
  (names: Names, t: TFunction) =>
  (version: Version, field: ComparedField): string =>
    field === 'repetition' ? repetitionWords(version, t) : words[field](version.draft, t, names)
