import { MINUTES_A_DAY } from '../../date/index.ts'
import { REMINDERS_MAX } from '../../event/index.ts'
import type { Asking, Reply } from '../answering/asking.ts'
import { onePerEvent } from '../answering/one-per-event.ts'
import type { AskedItem, AskedItemReminder } from '../answer-types.ts'
import { foldedText } from '../../intents/reading/folded-text.ts'
import { quoted, sayWhen } from '../saying/items.ts'
import type { PresentReminder, RemindersChange } from '../words/reminder-sentences.ts'
import { changeSentencesIn, reminderSentencesIn } from '../words/sentences.ts'
import { askWhich, candidatesOf, isForAll, type Candidates } from './candidates.ts'
import { applied, CHANGES_MAX, unchanged } from './proposal.ts'
import { isItsOwnHour, minutesBeforeOf, wallOfAllDay } from '../../intents/wishes/minutes-before.ts'
import { isOnly, stretchOf } from '../../intents/wishes/reminder-lead.ts'
import { nameLeftIn } from '../../intents/wishes/wish-name.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import type { ReminderWish } from '../../intents/wishes/reminder-wish.ts'
import type { WallLead } from '../../intents/wishes/wall-lead.ts'

const LISTED = 10

/** An event whose reminders would be others. */
interface Reminding {
  readonly item: AskedItem
  readonly reminders: readonly AskedItemReminder[]
}

/** Reminders for what is meant, or others, or none for it any more. They are those of the whole series. */
export function answerRemind(asking: Asking, wish: ReminderWish): Reply {
  const result = meantBy(asking, wish)
  if ('ask' in result) return result.ask
  const events = onePerEvent(result.found)
  const isMany = result.hasPeriod || isForAll(wish.source)
  if (events.length > 1 && !isMany) return askWhich(asking, events)
  if (wish.isVague || (wish.action !== 'remove' && !saysWhen(wish))) return askLead(asking, events)
  return withOthers(asking, settled(wish, events), events)
}

const sentencesFor = ({ language }: Asking) => reminderSentencesIn(language)

const saysWhen = ({ minutesBefore, walls }: ReminderWish): boolean => minutesBefore.length + walls.length > 0

function meantBy(asking: Asking, { action, source }: ReminderWish): Candidates {
  const folded = foldedText(source)
  const words = readInAnyLanguage(folded.plain)
  if (words.has('hasNone')) return bareOnes(asking)
  const isUnnamed = action === 'remove' && isOnly('everyOne', folded.plain)
  if (isUnnamed && readInAnyLanguage(asking.plain).has('ofAllReminders')) return remindedOnes(asking)
  const result = candidatesOf(asking, source, true)
  const kinds = words.findAll('kindOfThing').map(stretchOf)
  const bare = nameLeftIn(folded, kinds)
  if ('found' in result || kinds.length === 0 || bare === '') return result
  const looser = candidatesOf(asking, bare, true)
  return 'found' in looser ? looser : result
}

function withOthers(asking: Asking, wish: ReminderWish, events: readonly AskedItem[]): Reply {
  const { allDayAt } = asking.surroundings
  const timely = events.flatMap((item) => {
    const leads = minutesBeforeOf(wish, item, allDayAt)
    return leads === null ? [] : [{ item, leads }]
  })
  const [first] = events
  if (timely.length === 0 && first) return unchanged(asking, sentencesFor(asking).tooLate(first, asking.today))
  const open = timely.flatMap(({ item, leads }): Reminding[] => {
    const reminders = remindersAfter(item, wish, leads)
    return reminders === null ? [] : [{ item, reminders }]
  })
  const fitting = open.filter(({ reminders }) => reminders.length <= REMINDERS_MAX).slice(0, CHANGES_MAX)
  if (fitting.length > 0) return proposed(asking, wish, fitting)
  if (open.length > 0) return unchanged(asking, sentencesFor(asking).noMoreFit(REMINDERS_MAX))
  return unchanged(asking, nothingToDo(asking, wish, events.length))
}

/** An hour that is that of the events themselves says no more than the days before. */
function settled(wish: ReminderWish, events: readonly AskedItem[]): ReminderWish {
  const isOwn = (wall: WallLead): boolean => events.every((item) => isItsOwnHour(wall, item))
  const days = wish.walls.filter(isOwn).map(({ daysBefore }) => daysBefore * MINUTES_A_DAY)
  return { ...wish, walls: wish.walls.filter((wall) => !isOwn(wall)), minutesBefore: [...wish.minutesBefore, ...days] }
}

function remindedOnes(asking: Asking): Candidates {
  const found = asking.all.filter(({ last, reminders = [] }) => last >= asking.today && reminders.length > 0)
  if (found.length > 0) return { found, hasPeriod: true }
  return { ask: unchanged(asking, sentencesFor(asking).nothingHasOne) }
}

function bareOnes(asking: Asking): Candidates {
  const found = asking.all.filter(({ last, reminders = [] }) => last >= asking.today && reminders.length === 0)
  if (found.length > 0) return { found, hasPeriod: true }
  return { ask: unchanged(asking, sentencesFor(asking).everythingHasOne) }
}

/** Nobody but the person knows how long before: `the evening before` has no hour. */
function askLead(asking: Asking, events: readonly AskedItem[]): Reply {
  const [item = null, ...others] = events
  const only = others.length === 0 ? item : null
  const reply = unchanged(asking, sentencesFor(asking).howLongBefore(only, asking.today))
  return { ...reply, itemIds: only ? [only.id] : [] }
}

/** Those of an all-day event come at an hour of a day, and are called by it. */
const presentOf = ({ surroundings }: Asking, { allDay, reminders = [] }: AskedItem): readonly PresentReminder[] =>
  reminders.map(({ minutesBefore, channel }) => ({
    time: allDay ? wallOfAllDay(minutesBefore, surroundings.allDayAt) : minutesBefore,
    isByMail: channel === 'email',
  }))

const changeOf = ({ action, minutesBefore, walls, channel }: ReminderWish): RemindersChange => ({
  ...{ action, isByMail: channel === 'email' },
  times: [...minutesBefore, ...walls],
})

function proposed(asking: Asking, wish: ReminderWish, changed: readonly Reminding[]): Reply {
  const { language, today } = asking
  const sentences = sentencesFor(asking)
  const shown = changed.slice(0, LISTED)
  const lines = shown.map(({ item }) => {
    const now = wish.action === 'add' ? '' : sentences.now(presentOf(asking, item))
    return `• ${quoted(item.title, language)}: ${sayWhen(item, today, language)}${now}`
  })
  const rest = changed.length - lines.length
  const isFirst = wish.action === 'replace' && changed.every(({ item }) => (item.reminders ?? []).length === 0)
  const change = changeOf(isFirst ? { ...wish, action: 'add' } : wish)
  return {
    text: [
      sentences.proposal(change, changed.length),
      ...lines,
      ...(rest > 0 ? [changeSentencesIn(language).andMore(rest)] : []),
      applied(asking),
    ].join('\n'),
    itemIds: shown.map(({ item }) => item.id),
    changes: changed.map(({ item, reminders }) => ({
      ...{ action: 'remind' as const, itemId: item.id, said: sentences.change(change) },
      reminders,
    })),
  }
}

const isSame = (one: AskedItemReminder, other: AskedItemReminder): boolean =>
  one.minutesBefore === other.minutesBefore && one.channel === other.channel

/** What an event has after a wish; null where nothing of it changes. */
function remindersAfter(
  { reminders: before = [] }: AskedItem,
  wish: ReminderWish,
  leads: readonly number[],
): AskedItemReminder[] | null {
  const after =
    wish.action === 'remove' ? before.filter((one) => !isMeant(one, wish, leads)) : withWished(before, wish, leads)
  const isUnchanged = after.length === before.length && after.every((one) => before.some((other) => isSame(one, other)))
  return isUnchanged ? null : after
}

const isMeant = (
  { minutesBefore, channel }: AskedItemReminder,
  wish: ReminderWish,
  leads: readonly number[],
): boolean =>
  (leads.length === 0 || leads.includes(minutesBefore)) && (wish.channel === null || wish.channel === channel)

function withWished(
  before: readonly AskedItemReminder[],
  wish: ReminderWish,
  leads: readonly number[],
): AskedItemReminder[] {
  const isByMail = before.length > 0 && before.every((one) => one.channel === 'email')
  const usual = wish.action === 'replace' && isByMail ? 'email' : 'display'
  const wished = leads.map((minutesBefore) => ({ minutesBefore, channel: wish.channel ?? usual }))
  const kept = wish.action === 'replace' ? [] : before
  return [...kept, ...wished.filter((one) => !kept.some((other) => isSame(one, other)))]
}

/** Why a wish changes nothing of so many events. */
function nothingToDo(asking: Asking, wish: ReminderWish, events: number): string {
  const sentences = sentencesFor(asking)
  if (wish.action !== 'remove') return sentences.isThere
  return saysWhen(wish) ? sentences.isNotThere : sentences.hasNone(events)
}
