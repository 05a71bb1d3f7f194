import { MINUTES_A_DAY } from '../../date/index.ts'
import { REMINDER_MINUTES_MAX } from '../../event/index.ts'
import { foldedText, typed, type FoldedText } from '../reading/folded-text.ts'
import { blanked, leadAnywhereIn, leadIn, leadToIn, type Lead, type Stretch } from './reminder-lead.ts'
import { wallLeadsIn, type WallLead } from './wall-lead.ts'
import {
  ALWAYS,
  ASKED_TO_REMIND,
  BARE_NOUN,
  BECAUSE,
  BEFORE_NAME,
  BEGINS_WITH_IT,
  BEHIND,
  BEHIND_NAME,
  CORRECTING,
  FORGETTING,
  INSTEAD,
  JOINED,
  MAIL,
  MAKING,
  MAKING_FOR,
  MOVING,
  MOVING_IT,
  MOVING_OF,
  NO_MORE,
  NO_NOTE,
  NOTHING_ELSE,
  NOTED_BEHIND,
  OF_IT,
  OF_SOMETHING,
  REMINDER_SAID,
  REMINDING,
  SENT,
  TAKING,
  TAKING_IT,
  TAKING_OF,
  THEM_TOO,
  TO_DO,
  VAGUE,
} from './reminder-words.ts'

export type ReminderChannel = 'display' | 'email'

/** A wish about the reminders of something that is in the calendar. */
export interface ReminderWish {
  /** Whether it is one more, one in place of those that it has, or one less. */
  readonly action: 'add' | 'replace' | 'remove'
  /** How long before it, in minutes; empty where all are to go, and where it is not said. */
  readonly minutesBefore: readonly number[]
  /** Hours of days before it, which are as many minutes as the event begins after them. */
  readonly walls: readonly WallLead[]
  /** Whether it also says a time without an hour: `the evening before`. */
  readonly isVague: boolean
  /** Null where it is not said. */
  readonly channel: ReminderChannel | null
  /** The words that name what is meant, as typed. */
  readonly source: string
}

/** Reads a wish about reminders; null where a text is something else, such as a thing to do that is to be noted. */
export function reminderWishIn(text: string): ReminderWish | null {
  const folded = foldedText(text)
  return takenOff(folded) ?? moved(folded) ?? corrected(folded) ?? added(folded)
}

/** What is to have no reminders any more, or not one of them. */
function takenOff(folded: FoldedText): ReminderWish | null {
  const { plain } = folded
  const taking = TAKING.exec(plain)
  if (taking) return wishOf(folded, 'remove', [[0, taking[0].length]], leadIn)
  const match = TAKING_OF.exec(plain) ?? TAKING_IT.exec(plain)
  return match && wishOf(folded, 'remove', aroundWhat(match), leadIn)
}

/** What is to have another reminder in place of those that it has. */
function moved(folded: FoldedText): ReminderWish | null {
  const { plain } = folded
  if (leadToIn(plain) === null && wallLeadsIn(plain).leads.length === 0) return null
  const moving = MOVING.exec(plain)
  if (moving) return wishOf(folded, 'replace', [[0, moving[0].length]], leadToIn)
  const match = MOVING_OF.exec(plain) ?? MOVING_IT.exec(plain)
  return match && wishOf(folded, 'replace', aroundWhat(match), leadToIn)
}

/** What is told to be too early or too late, and when it should be. */
function corrected(folded: FoldedText): ReminderWish | null {
  const { groups: said, indices } = CORRECTING.exec(folded.plain) ?? {}
  if (!said || !indices?.groups) return null
  const { about = '', instead = '' } = said
  const wished = leadAnywhereIn(instead)
  const now = remindingIn(about)
  if (wished === null || now.length === 0) return null
  const cuts = [...now, indices.groups['complaint'], indices.groups['instead']]
  const isCut = (cut: Stretch | undefined): cut is Stretch => cut !== undefined
  return wishOf(folded, 'replace', cuts.filter(isCut), () => ({ ...wished, spans: [] }))
}

/** What makes some words be about a reminder: how long before it comes, and the noun. */
function remindingIn(plain: string): readonly Stretch[] {
  const noun = REMINDER_SAID.exec(plain)
  return [...(leadIn(plain)?.spans ?? []), ...(noun ? [[noun.index, noun.index + noun[0].length] as const] : [])]
}

/** All that was found but for the words in the middle of it which name what is meant. */
function aroundWhat(match: RegExpExecArray): readonly Stretch[] {
  const { verb, what = '', named = what } = match.groups ?? {}
  const from = verb?.length ?? match[0].indexOf(named)
  return [
    [0, from],
    [from + named.length, match[0].length],
  ]
}

/** What is to have one more: how long before may be said, or is asked back where it is sure what is meant. */
function added(folded: FoldedText): ReminderWish | null {
  const { plain } = folded
  const action = INSTEAD.test(plain) ? 'replace' : 'add'
  const lead = leadIn(plain)
  const begun = beginningOf(plain, lead)
  if (begun === null) return addedWithin(folded, action, lead) ?? addedBehind(folded, action, lead)
  const rest = plain.slice(begun[0].length)
  const isSure =
    saysHowLong(plain, lead) ||
    VAGUE.test(plain) ||
    FORGETTING.test(plain) ||
    (!BARE_NOUN.test(plain) && OF_SOMETHING.test(rest))
  return isSure && !TO_DO.test(rest) ? wishOf(folded, action, [[0, begun[0].length]], leadIn) : null
}

const saysHowLong = (plain: string, lead: Lead | null): boolean => lead !== null || wallLeadsIn(plain).leads.length > 0

/** The words of wishing that a text begins with; a question is a wish where it says how long before. */
const beginningOf = (plain: string, lead: Lead | null): RegExpExecArray | null =>
  REMINDING.exec(plain) ?? MAKING.exec(plain) ?? (lead === null ? null : ASKED_TO_REMIND.exec(plain))

/** `Add to the flight another reminder two hours before`. */
function addedWithin(folded: FoldedText, action: ReminderWish['action'], lead: Lead | null): ReminderWish | null {
  const within = lead === null ? null : MAKING_FOR.exec(folded.plain)
  return within && wishOf(folded, action, aroundWhat(within), leadIn)
}

/** `Two hours before dinner remind me`. */
function addedBehind(folded: FoldedText, action: ReminderWish['action'], lead: Lead | null): ReminderWish | null {
  const { plain } = folded
  const behind = BEHIND.exec(plain)
  if (behind === null) return notedBehind(folded)
  const end = behind.index + behind[0].length
  const begins = (lead ?? wallLeadsIn(plain)).spans.map(([from]) => from)
  const isOwn = isItsOwn(plain, begins.length > 0 ? Math.min(...begins) : VAGUE.exec(plain)?.index)
  if (!isOwn) return notedBehind(folded)
  return TO_DO.test(plain.slice(end)) ? null : wishOf(folded, action, [[behind.index, end]], leadIn)
}

/** Whether what stands before the words of wishing, with how long before at some place of it, names what is meant. */
const isItsOwn = (plain: string, begin: number | undefined): boolean =>
  begin !== undefined && (begin === 0 || BEGINS_WITH_IT.test(plain) || OF_IT.test(plain))

/** `Dentist, reminder two hours before`. */
function notedBehind(folded: FoldedText): ReminderWish | null {
  const { plain } = folded
  const noun = NOTED_BEHIND.exec(plain)
  if (noun === null || NO_NOTE.test(plain)) return null
  const end = noun.index + noun[0].length
  return isAllLead(plain.slice(end)) ? wishOf(folded, 'add', [[noun.index, end]], leadIn) : null
}

/** Whether words say nothing but how long before, and by what and why. */
function isAllLead(plain: string): boolean {
  const walls = wallLeadsIn(plain).spans
  const left = blanked(plain, [...foundIn(plain, [BECAUSE, MAIL]), ...walls])
  const lead = leadIn(left)?.spans ?? []
  return walls.length + lead.length > 0 && NOTHING_ELSE.test(blanked(left, lead))
}

/** Where patterns are found, each once. */
const foundIn = (plain: string, patterns: readonly RegExp[]): readonly Stretch[] =>
  patterns.flatMap((pattern): Stretch[] => {
    const match = pattern.exec(plain)
    return match ? [[match.index, match.index + match[0].length]] : []
  })

/** Where the words end that may say how long before: what is said besides may go on to the end of the text. */
const endBefore = (besides: readonly Stretch[], { length }: string): number =>
  Math.min(length, ...besides.filter(([, to]) => to === length).map(([from]) => from))

/** With what joins it to the words before. */
const withJoint = (plain: string, [from, to]: Stretch): Stretch => [
  from - (JOINED.exec(plain.slice(0, from))?.[0].length ?? 0),
  to,
]

/** A wish whose words, but for what is cut out, name what it is about. Too long before is no wish. */
function wishOf(
  folded: FoldedText,
  action: ReminderWish['action'],
  cuts: readonly Stretch[],
  readLead: (plain: string) => Lead | null,
): ReminderWish | null {
  const { leads: walls, spans: atHour } = wallLeadsIn(blanked(folded.plain, foundIn(folded.plain, [INSTEAD])))
  // What is read already is blanked, so that places stay.
  const plain = blanked(folded.plain, atHour)
  const besides = foundIn(plain, [BECAUSE, INSTEAD, MAIL, NO_MORE, ALWAYS, VAGUE, THEM_TOO])
  const { minutes, spans } = readLead(plain.slice(0, endBefore(besides, plain))) ?? { minutes: [], spans: [] }
  const days = walls.map(({ daysBefore }) => daysBefore * MINUTES_A_DAY)
  if ([...minutes, ...days].some((count) => count > REMINDER_MINUTES_MAX)) return null
  const said = [...spans, ...atHour].map((span) => withJoint(plain, span))
  const source = withoutCuts(folded, [...cuts, ...besides, ...said])
  return {
    ...{ action, minutesBefore: minutes, source },
    walls,
    isVague: VAGUE.test(plain),
    channel: MAIL.test(plain) || SENT.test(plain) ? 'email' : null,
  }
}

/** What was typed but for some stretches. */
function withoutCuts(folded: FoldedText, cuts: readonly Stretch[]): string {
  let [at, kept] = [0, '']
  for (const [from, to] of [...cuts].sort((a, b) => a[0] - b[0])) {
    if (from > at) kept += `${typed(folded, at, from)} `
    at = Math.max(at, to)
  }
  return (kept + typed(folded, at)).replace(/\s+/gu, ' ').replace(BEFORE_NAME, '').replace(BEHIND_NAME, '')
}
