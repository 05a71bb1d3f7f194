import { MINUTES_A_DAY } from '../../date/index.ts'
import { REMINDERS_MAX } from '../../event/index.ts'
import type { Asking, Reply } from '../answering/asking.ts'
import { onePerEvent } from '../answering/one-per-event.ts'
import type { AskedItem, AskedItemReminder } from '../question-types.ts'
import { foldedText } from '../reading/folded-text.ts'
import { counted } from '../saying/days.ts'
import { quoted, sayWhen } from '../saying/items.ts'
import { askWhich, candidatesOf, isForAll, type Candidates } from './candidates.ts'
import { applied, CHANGES_MAX, unchanged } from './proposal.ts'
import { isItsOwnHour, minutesBeforeOf } from './minutes-before.ts'
import type { ReminderWish } from './reminder-wish.ts'
import { sayNow, sayWish } from './say-remind.ts'
import type { WallLead } from './wall-lead.ts'

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

const saysWhen = ({ minutesBefore, walls }: ReminderWish): boolean => minutesBefore.length + walls.length > 0

function meantBy(asking: Asking, { action, source }: ReminderWish): Candidates {
  const words = foldedText(source).plain
  if (BARE.test(words)) return bareOnes(asking)
  const isOfAll = action === 'remove' && NO_NAME.test(words) && OF_ALL.test(asking.plain)
  if (isOfAll) return remindedOnes(asking)
  const result = candidatesOf(asking, source, true)
  const bare = source.replace(KIND_WORDS, ' ').trim()
  if ('found' in result || bare === source || bare === '') return result
  const looser = candidatesOf(asking, bare, true)
  return 'found' in looser ? looser : result
}

/** Words for what kind of thing something is, which its title need not have: a yoga class is called Yoga. */
const KIND_WORDS =
  /(?<!\p{L})(?:class(?:es)?|lessons?|sessions?|visits?|lezion[ei]|sedut[ae]|session[ei]|visit[ae]|allenament[oi])(?!\p{L})(?: (?:di|of)(?= ))?/giu

function withOthers(asking: Asking, wish: ReminderWish, events: readonly AskedItem[]): Reply {
  const { allDayAt } = asking.surroundings
  const timely = events.flatMap((item) => {
    const leads = minutesBeforeOf(wish, item, allDayAt)
    return leads === null ? [] : [{ item, leads }]
  })
  if (timely.length === 0) return tooLate(asking, events)
  const open = timely.flatMap(({ item, leads }): Reminding[] => {
    const reminders = remindersAfter(item, wish, leads)
    return reminders === null ? [] : [{ item, reminders }]
  })
  const fitting = open.filter(({ reminders }) => reminders.length <= REMINDERS_MAX).slice(0, CHANGES_MAX)
  if (fitting.length > 0) return proposed(asking, wish, fitting)
  return open.length > 0 ? full(asking) : nothingToDo(asking, wish, events.length)
}

/** An hour that is that of the events themselves says no more than the days before. */
function settled(wish: ReminderWish, events: readonly AskedItem[]): ReminderWish {
  const isOwn = (wall: WallLead): boolean => events.every((item) => isItsOwnHour(wall, item))
  const days = wish.walls.filter(isOwn).map(({ daysBefore }) => daysBefore * MINUTES_A_DAY)
  return { ...wish, walls: wish.walls.filter((wall) => !isOwn(wall)), minutesBefore: [...wish.minutesBefore, ...days] }
}

function tooLate(asking: Asking, [item]: readonly AskedItem[]): Reply {
  const what = item ? `${quoted(item.title, asking.language)} (${sayWhen(item, asking.today, asking.language)})` : ''
  return unchanged(asking, `A quell’ora è già tardi per ${what}.`, `By that hour it is too late for ${what}.`)
}

/** What has no reminders yet: `everything that has none`. */
const BARE =
  /\bnon (?:ce l'|ce lo |ne |lo )?(?:ha|hanno)\b|\bsenza\b|\b(?:doesn'?t|don'?t|does not|do not) have\b|\b(?:hasn'?t|haven'?t|has not|have not) (?:got )?(?:one|any|a|got)\b|\bhas none\b|\bhave none\b|\bwithout\b/u

/** Of everything: `turn off every reminder`. */
const NO_NAME = /^(?:(?:tutt\w*|quant\w*|all|them|every\w*)[ .!]*)*$/u
const OF_ALL =
  /\b(?:tutt\w+|ogni|all|every\w*|each|any|more|reminders|alerts|alarms|notifications|avvisi|notifiche|i (?:miei )?promemoria|(?:piu|basta) promemoria)\b/u

function remindedOnes(asking: Asking): Candidates {
  const found = asking.all.filter(({ last, reminders = [] }) => last >= asking.today && reminders.length > 0)
  if (found.length > 0) return { found, hasPeriod: true }
  return { ask: unchanged(asking, 'Niente ha un promemoria.', 'Nothing has a reminder.') }
}

function bareOnes(asking: Asking): Candidates {
  const found = asking.all.filter(({ last, reminders = [] }) => last >= asking.today && reminders.length === 0)
  if (found.length > 0) return { found, hasPeriod: true }
  return { ask: unchanged(asking, 'Tutto ha già un promemoria.', 'Everything has a reminder already.') }
}

/** Nobody but the person knows how long before: `the evening before` has no hour. */
function askLead(asking: Asking, events: readonly AskedItem[]): Reply {
  const { say, language, today } = asking
  const [item] = events
  const what =
    item && events.length === 1
      ? ` ${say('di', 'is')} ${quoted(item.title, language)} (${sayWhen(item, today, language)})`
      : ''
  const reply = unchanged(
    asking,
    `Quanto prima${what}? Per esempio «un’ora prima», «due giorni prima» o «la sera prima alle 20».`,
    `How long before${what.replace(' is ', ' ')}? For example “an hour before”, “two days before” or “the evening before at 8”.`,
  )
  return { ...reply, itemIds: what === '' || !item ? [] : [item.id] }
}

function proposed(asking: Asking, wish: ReminderWish, changed: readonly Reminding[]): Reply {
  const { say, language, today } = asking
  const shown = changed.slice(0, LISTED)
  const lines = shown.map(({ item }) => {
    const now = wish.action === 'add' ? '' : sayNow(asking, item)
    return `• ${quoted(item.title, language)}: ${sayWhen(item, today, language)}${now}`
  })
  const rest = changed.length - lines.length
  const isFirst = wish.action === 'replace' && changed.every(({ item }) => (item.reminders ?? []).length === 0)
  const said = sayWish(asking, isFirst ? { ...wish, action: 'add' } : wish)
  return {
    text: [
      said.head(counted(changed.length, 'evento', 'eventi'), counted(changed.length, 'event', 'events')),
      ...lines,
      ...(rest > 0 ? [say(`e altri ${String(rest)}`, `and ${String(rest)} more`)] : []),
      applied(asking),
    ].join('\n'),
    itemIds: shown.map(({ item }) => item.id),
    changes: changed.map(({ item, reminders }) => ({
      ...{ action: 'remind' as const, itemId: item.id, said: said.clause },
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

const full = (asking: Asking): Reply =>
  unchanged(
    asking,
    `Ci sono già ${String(REMINDERS_MAX)} promemoria, e più non se ne possono mettere: prima togline uno.`,
    `There are ${String(REMINDERS_MAX)} reminders already, and no more fit: take one off first.`,
  )

function nothingToDo(asking: Asking, wish: ReminderWish, events: number): Reply {
  if (wish.action !== 'remove')
    return unchanged(asking, 'Questo promemoria c’è già.', 'This reminder is there already.')
  const isOne = events === 1
  return !saysWhen(wish)
    ? unchanged(
        asking,
        isOne ? 'Non ha promemoria.' : 'Non hanno promemoria.',
        isOne ? 'It has no reminders.' : 'They have no reminders.',
      )
    : unchanged(asking, 'Questo promemoria non c’è.', 'There is no such reminder.')
}
