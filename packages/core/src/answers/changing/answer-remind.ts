import { MINUTES_A_DAY } from '../../date/index.ts'
import { NOTICE, REMINDERS_MAX } from '../../event/index.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { ItemReminder } from '../../intents/proposed-change.ts'
import { foldedText, wordsOf } from '../../intents/reading/words.ts'
import type { RemindersChange } from '../words/facts.ts'
import type { PresentReminder } from '../words/reminder-sentences.ts'
import { candidatesOf, onceEach } from './candidates.ts'
import { eventsOnCard } from './on-card.ts'
import { proposed, unchanged, type Candidates } from './proposal.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { isItsOwnHour, minutesBeforeOf, wallOfAllDay } from '../../intents/wishes/minutes-before.ts'
import type { ReminderWish } from '../../intents/wishes/reminder-wish.ts'
import type { HourLead } from '../../intents/wishes/reminder-lead.ts'

/** Reminders for what is meant, or others, or none for it any more. They are those of the whole series. */
export function answerRemind(asking: QuestionContext, said: ReminderWish): Reply {
  const wish = inTheEvening(said, asking)
  const result = onceEach(asking, wish.source, meantBy(asking, wish))
  if ('ask' in result) return result.ask
  const events = result.found
  const onDay = onDaySaid(asking, wish, events)
  if (onDay !== null) return withOthers(asking, onDay, events)
  if (wish.isVague || (wish.action !== 'remove' && !saysWhen(wish)))
    return isNew(asking, events) && !wish.isVague
      ? withOthers(asking, { ...wish, minutesBefore: [0] }, events)
      : askLead(asking, events)
  return withOthers(asking, settled(wish, events), events)
}

/** Of the evening before the usual hour is meant, where none is said; which morning or how much before, nobody knows. */
function inTheEvening(wish: ReminderWish, { plain }: QuestionContext): ReminderWish {
  const isUsual = wish.isVague && readInAnyLanguage(plain).has('eveningBefore')
  return isUsual ? { ...wish, isVague: false, walls: [...wish.walls, EVENING_BEFORE] } : wish
}

const EVENING_BEFORE: HourLead = { daysBefore: 1, minute: 20 * 60, isMaybeItsOwn: false }

/** The wish for a reminder on a day that was said, as so many days before the one event; null where none was. */
function onDaySaid({ question, surroundings }: QuestionContext, wish: ReminderWish, events: readonly DetailedItem[]) {
  const [event, ...others] = events
  if (question.day === undefined || question.among === undefined || !event || others.length > 0) return null
  const minute = wish.walls[0]?.minute ?? surroundings.allDayAt
  return {
    ...wish,
    minutesBefore: [],
    walls: [{ daysBefore: event.first - question.day, minute, isMaybeItsOwn: false }],
  }
}

/** Whether all of some events are yet to be added: then a reminder comes at their time, as where it is said at once. */
const isNew = ({ question }: QuestionContext, events: readonly DetailedItem[]): boolean =>
  eventsOnCard(events, question.among?.card ?? []).length === events.length

const saysWhen = ({ minutesBefore, walls }: ReminderWish): boolean => minutesBefore.length + walls.length > 0

function meantBy(asking: QuestionContext, { action, source }: ReminderWish): Candidates {
  const words = foldedText(source).plain
  if (readInAnyLanguage(words).has('hasNone')) return thoseToCome(asking, false)
  const isNameless = wordsOf(words).every(({ word }) => readInAnyLanguage(word).has('everything'))
  const isOfAll = action === 'remove' && isNameless && readInAnyLanguage(asking.plain).has('ofEverything')
  if (isOfAll) return thoseToCome(asking, true)
  return candidatesOf(asking, source, true, true)
}

function withOthers(asking: QuestionContext, wish: ReminderWish, events: readonly DetailedItem[]): Reply {
  const sentences = asking.sentences.reminders
  const timely = events.flatMap((item) => {
    const leads = minutesBeforeOf(wish, item, asking.surroundings.allDayAt)
    return leads === null ? [] : [{ item, leads }]
  })
  const [first] = events
  if (timely.length === 0 && first) return unchanged(asking, sentences.tooLate(first, asking.today))
  const after = new Map(timely.map(({ item, leads }) => [item, remindersAfter(item, wish, leads)] as const))
  const open = timely.map(({ item }) => item).filter((item) => after.get(item))
  const fitting = open.filter((item) => (after.get(item) ?? []).length <= REMINDERS_MAX)
  if (open.length === 0) return unchanged(asking, nothingToDo(asking, wish, events.length))
  if (fitting.length === 0) return unchanged(asking, sentences.noMoreFit(REMINDERS_MAX))
  const isFirst = wish.action === 'replace' && fitting.every(({ reminders = [] }) => reminders.length === 0)
  const change = changeOf(isFirst ? { ...wish, action: 'add' } : wish)
  return proposed(
    asking,
    { found: fitting, hasPeriod: true },
    {
      head: (count) => sentences.proposal(change, count),
      change: (item) => ({
        ...{ action: 'remind', itemId: item.id, said: sentences.change(change) },
        reminders: after.get(item) ?? [],
      }),
      behind: (item) =>
        (item.repeats ? ` (${sentences.eachTime})` : '') +
        (wish.action === 'add' ? '' : sentences.now(presentOf(asking, item))),
    },
  )
}

/** An hour that is that of the events themselves says no more than the days before. */
function settled(wish: ReminderWish, events: readonly DetailedItem[]): ReminderWish {
  const isOwn = (wall: HourLead): boolean => events.every((item) => isItsOwnHour(wall, item))
  const days = wish.walls.filter(isOwn).map(({ daysBefore }) => daysBefore * MINUTES_A_DAY)
  return { ...wish, walls: wish.walls.filter((wall) => !isOwn(wall)), minutesBefore: [...wish.minutesBefore, ...days] }
}

/** What is to come and has reminders, or has none. */
function thoseToCome(asking: QuestionContext, areReminded: boolean): Candidates {
  const { nothingHasOne, everythingHasOne } = asking.sentences.reminders
  const coming = asking.all.filter(({ last }) => last >= asking.today)
  const found = coming.filter(({ reminders = [] }) => reminders.length > 0 === areReminded)
  if (found.length > 0) return { found, hasPeriod: true }
  return { ask: unchanged(asking, areReminded ? nothingHasOne : everythingHasOne) }
}

/** Nobody but the person knows how long before: `a bit before` has no hour. */
function askLead(asking: QuestionContext, events: readonly DetailedItem[]): Reply {
  const [item = null, ...others] = events
  const only = others.length === 0 ? item : null
  const reply = unchanged(asking, asking.sentences.reminders.howLongBefore(only, asking.today))
  return { ...reply, itemIds: only ? [only.id] : [] }
}

/** Those of an all-day event come at an hour of a day, and are called by it. */
const presentOf = (
  { surroundings }: QuestionContext,
  { allDay, reminders = [] }: DetailedItem,
): readonly PresentReminder[] =>
  reminders.map(({ minutesBefore, channel }) => ({
    time: allDay ? wallOfAllDay(minutesBefore, surroundings.allDayAt) : minutesBefore,
    isByMail: channel === 'email',
  }))

const changeOf = ({ action, minutesBefore, walls, channel }: ReminderWish): RemindersChange => ({
  ...{ action, isByMail: channel === 'email' },
  times: [...minutesBefore, ...walls],
})

const isSame = (one: ItemReminder, other: ItemReminder): boolean =>
  one.minutesBefore === other.minutesBefore && one.channel === other.channel

/** What an event has after a wish; null where nothing of it changes. */
function remindersAfter(
  { reminders: before = [] }: DetailedItem,
  wish: ReminderWish,
  leads: readonly number[],
): ItemReminder[] | null {
  const after =
    wish.action === 'remove' ? before.filter((one) => !isMeant(one, wish, leads)) : withWished(before, wish, leads)
  const isUnchanged = after.length === before.length && after.every((one) => before.some((other) => isSame(one, other)))
  return isUnchanged ? null : after
}

const isMeant = ({ minutesBefore, channel }: ItemReminder, wish: ReminderWish, leads: readonly number[]): boolean =>
  (leads.length === 0 || leads.includes(minutesBefore)) && (wish.channel === null || wish.channel === channel)

function withWished(before: readonly ItemReminder[], wish: ReminderWish, leads: readonly number[]): ItemReminder[] {
  const isByMail = before.length > 0 && before.every((one) => one.channel === 'email')
  const usual = wish.action === 'replace' && isByMail ? 'email' : NOTICE
  const wished = leads.map((minutesBefore) => ({ minutesBefore, channel: wish.channel ?? usual }))
  const kept = wish.action === 'replace' ? [] : before
  return [...kept, ...wished.filter((one) => !kept.some((other) => isSame(one, other)))]
}

/** Why a wish changes nothing of so many events. */
function nothingToDo(asking: QuestionContext, wish: ReminderWish, events: number): string {
  const sentences = asking.sentences.reminders
  if (wish.action !== 'remove') return sentences.isThere
  return saysWhen(wish) ? sentences.isNotThere : sentences.hasNone(events)
}
