import { REMINDERS_MAX } from '../../event/index.ts'
import type { Asking, Reply } from '../answering/asking.ts'
import { onePerEvent } from '../answering/one-per-event.ts'
import type { AskedItem, AskedItemReminder } from '../question-types.ts'
import { foldedText } from '../reading/folded-text.ts'
import { counted } from '../saying/days.ts'
import { quoted, sayWhen } from '../saying/items.ts'
import { askWhich, candidatesOf, isForAll, type Candidates } from './candidates.ts'
import { applied, CHANGES_MAX, unchanged } from './proposal.ts'
import type { ReminderWish } from './reminder-wish.ts'

const LISTED = 10
const AMOUNTS = [
  [10_080, 'settimana', 'settimane', 'week', 'weeks'],
  [1_440, 'giorno', 'giorni', 'day', 'days'],
  [60, 'ora', 'ore', 'hour', 'hours'],
  [1, 'minuto', 'minuti', 'minute', 'minutes'],
] as const

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
  if (wish.isVague || (wish.action !== 'remove' && wish.minutesBefore.length === 0)) return askLead(asking, events)
  return withOthers(asking, wish, events)
}

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
  const open = events.flatMap((item): Reminding[] => {
    const reminders = remindersAfter(item, wish)
    return reminders === null ? [] : [{ item, reminders }]
  })
  const fitting = open.filter(({ reminders }) => reminders.length <= REMINDERS_MAX).slice(0, CHANGES_MAX)
  if (fitting.length > 0) return proposed(asking, wish, fitting)
  return open.length > 0 ? full(asking) : nothingToDo(asking, wish, events.length)
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
    `Quanto prima${what}? Dimmelo in minuti, ore, giorni o settimane, per esempio «un’ora prima».`,
    `How long before${what.replace(' is ', ' ')}? Tell me in minutes, hours, days or weeks, for example “an hour before”.`,
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
  const said = sayWish(asking, wish)
  return {
    text: [
      said.head(counted(changed.length, 'impegno', 'impegni'), counted(changed.length, 'event', 'events')),
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
function remindersAfter({ reminders: before = [] }: AskedItem, wish: ReminderWish): AskedItemReminder[] | null {
  const after = wish.action === 'remove' ? before.filter((one) => !isMeant(one, wish)) : withWished(before, wish)
  const isUnchanged = after.length === before.length && after.every((one) => before.some((other) => isSame(one, other)))
  return isUnchanged ? null : after
}

const isMeant = ({ minutesBefore, channel }: AskedItemReminder, wish: ReminderWish): boolean =>
  (wish.minutesBefore.length === 0 || wish.minutesBefore.includes(minutesBefore)) &&
  (wish.channel === null || wish.channel === channel)

function withWished(before: readonly AskedItemReminder[], wish: ReminderWish): AskedItemReminder[] {
  const isByMail = before.length > 0 && before.every((one) => one.channel === 'email')
  const usual = wish.action === 'replace' && isByMail ? 'email' : 'display'
  const wished = wish.minutesBefore.map((minutesBefore) => ({ minutesBefore, channel: wish.channel ?? usual }))
  const kept = wish.action === 'replace' ? [] : before
  return [...kept, ...wished.filter((one) => !kept.some((other) => isSame(one, other)))]
}

const full = (asking: Asking): Reply =>
  unchanged(
    asking,
    `Ci sono già ${String(REMINDERS_MAX)} promemoria, e più non se ne possono mettere: prima togline uno.`,
    `There are ${String(REMINDERS_MAX)} reminders already, and no more fit: take one off first.`,
  )

function nothingToDo(asking: Asking, { action, minutesBefore }: ReminderWish, events: number): Reply {
  if (action !== 'remove') return unchanged(asking, 'Questo promemoria c’è già.', 'This reminder is there already.')
  const isOne = events === 1
  return minutesBefore.length === 0
    ? unchanged(
        asking,
        isOne ? 'Non ha promemoria.' : 'Non hanno promemoria.',
        isOne ? 'It has no reminders.' : 'They have no reminders.',
      )
    : unchanged(asking, 'Questo promemoria non c’è.', 'There is no such reminder.')
}

/** The reminders that there are now: `(now 1 day before)`. */
function sayNow(asking: Asking, { reminders = [] }: AskedItem): string {
  if (reminders.length === 0) return ''
  const said = reminders.map((one) => `${sayLead(asking, one.minutesBefore)}${sayBy(asking, one.channel)}`).join(', ')
  return asking.say(` (ora: ${said})`, ` (now: ${said})`)
}

const sayBy = ({ say }: Asking, channel: AskedItemReminder['channel'] | null): string =>
  channel === 'email' ? say(' per e-mail', ' by e-mail') : ''

function sayWish(asking: Asking, wish: ReminderWish) {
  const { say } = asking
  const leads = wish.minutesBefore.map((minutes) => sayLead(asking, minutes)).join(say(' e ', ' and '))
  const by = sayBy(asking, wish.channel)
  if (wish.action === 'remove') {
    const clause =
      leads === '' ? say('senza promemoria', 'no reminders') : say(`senza promemoria ${leads}`, `no reminder ${leads}`)
    return { clause, head: takingOff(asking, by, leads) }
  }
  const isOne = wish.minutesBefore.length === 1
  const clause = say(`promemoria${by} ${leads}`, `${isOne ? 'reminder' : 'reminders'}${by} ${leads}`)
  const whole = say(isOne ? `un ${clause}` : clause, isOne ? `a ${clause}` : clause)
  const instead = wish.action === 'replace' ? say(' al posto di quelli attuali', ' instead of the present ones') : ''
  return {
    clause,
    head: (italian: string, english: string) =>
      say(`Propongo ${whole}${instead} per ${italian}:`, `I would set ${whole}${instead} for ${english}:`),
  }
}

const takingOff =
  ({ say }: Asking, by: string, leads: string) =>
  (italian: string, english: string): string =>
    leads === ''
      ? say(`Propongo di togliere i promemoria${by} a ${italian}:`, `I would take the reminders${by} off ${english}:`)
      : say(
          `Propongo di togliere il promemoria${by} ${leads} a ${italian}:`,
          `I would take the reminder${by} ${leads} off ${english}:`,
        )

function sayLead({ say }: Asking, minutes: number): string {
  if (minutes === 0) return say('all’inizio', 'at the start')
  const [size, ...words] = AMOUNTS.find(([size]) => minutes % size === 0) ?? AMOUNTS[3]
  const count = minutes / size
  const [one, many, oneEnglish, manyEnglish] = words
  return say(`${counted(count, one, many)} prima`, `${counted(count, oneEnglish, manyEnglish)} before`)
}
