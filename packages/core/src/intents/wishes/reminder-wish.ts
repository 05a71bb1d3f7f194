import { MINUTES_A_DAY } from '../../date/index.ts'
import { REMINDER_MINUTES_MAX, type ReminderChannel } from '../../event/index.ts'
import type { FoundPhrase, TextSpan } from '../../language/index.ts'
import type { Cue } from '../languages.ts'
import { readInAnyLanguage, type CuePhrases } from '../read-phrases.ts'
import { foldedText } from '../reading/words.ts'
import {
  blanked,
  isOnly,
  leadAnywhereIn,
  leadIn,
  leadToIn,
  type Lead,
  hourLeadsIn,
  type HourLead,
} from './reminder-lead.ts'
import { aroundWhat, type Frames, MAKING, MOVING, TAKING, type WishText, nameLeftIn } from './wish-frames.ts'

/** A wish about the reminders of something that is in the calendar. */
export interface ReminderWish {
  /** Whether it is one more, one in place of those that it has, or one less. */
  readonly action: 'add' | 'replace' | 'remove'
  /** How long before it, in minutes; empty where all are to go, and where it is not said. */
  readonly minutesBefore: readonly number[]
  /** Hours of days before it, which are as many minutes as the event begins after them. */
  readonly walls: readonly HourLead[]
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
  const { plain } = folded
  const wish = { folded, plain, phrases: readInAnyLanguage(plain) }
  return framed(wish, 'remove', TAKING) ?? framed(wish, 'replace', MOVING, leadToIn) ?? corrected(wish) ?? added(wish)
}

/** What stands in one of some frames; where it is to have a reminder, how long before must be said. */
function framed(
  wish: WishText,
  action: ReminderWish['action'],
  frames: Frames,
  readLead = leadIn,
): ReminderWish | null {
  if (action !== 'remove' && !saysHowLong(wish.plain, readLead(wish.plain))) return null
  const cuts = aroundWhat(wish, frames)
  return cuts && wishOf(wish, action, cuts, readLead)
}

/** What is told to be too early or too late, and when it should be. */
function corrected(wish: WishText): ReminderWish | null {
  const { plain, phrases } = wish
  const complaint = phrases.find('complaint')
  const begin = complaint === null ? -1 : plain.slice(complaint.to).search(/[,.:;]/u)
  if (complaint === null || begin < 0) return null
  const instead = complaint.to + begin
  const wished = leadAnywhereIn(plain.slice(instead))
  const now = remindingIn(plain.slice(0, complaint.from))
  if (wished === null || now.length === 0) return null
  const cuts = [...now, complaint, { from: instead, to: plain.length }]
  return wishOf(wish, 'replace', cuts, () => ({ ...wished, spans: [] }))
}

/** What makes some words be about a reminder: how long before it comes, and the noun. */
const remindingIn = (plain: string): readonly TextSpan[] => [
  ...(leadIn(plain)?.spans ?? []),
  ...foundIn(plain, readInAnyLanguage(plain), ['reminderNoun']),
]

/** What is to have one more: how long before may be said, or is asked back where it is sure what is meant. */
function added(wish: WishText): ReminderWish | null {
  const { plain, phrases } = wish
  const action = phrases.has('inPlace') ? 'replace' : 'add'
  const lead = leadIn(plain)
  const begun = beginningOf(phrases, lead)
  if (begun === null) return framed(wish, action, MAKING) ?? addedBehind(wish, action, lead)
  const behind = plain.slice(begun.to)
  const rest = readInAnyLanguage(behind)
  const isSure =
    saysHowLong(plain, lead) || SURE.some((cue) => phrases.has(cue)) || isOfSomething(phrases, rest, behind)
  return isSure && !isToDo(rest) ? wishOf(wish, action, [{ from: 0, to: begun.to }], leadIn) : null
}

/** Cues with which a reminder is wished for, whatever else is said. */
const SURE = ['vague', 'forgetting'] as const

/** Whether words of wishing are about something that is there, or about what was spoken of and nothing else. */
const isOfSomething = (phrases: CuePhrases, rest: CuePhrases, behind: string): boolean =>
  (!phrases.has('bareNoun') && rest.has('ofSomething')) || (phrases.has('remindsOfIt') && behind.trim() === '')

const saysHowLong = (plain: string, lead: Lead | null): boolean => lead !== null || hourLeadsIn(plain).leads.length > 0

/** Whether the words behind those of wishing are something of its own to do, which becomes an event, or a question. */
const isToDo = (rest: CuePhrases): boolean => rest.has('toDo') && !rest.has('toSomething')

/** The words of wishing that a text begins with; a question is a wish where it says how long before. */
const beginningOf = (phrases: CuePhrases, lead: Lead | null): FoundPhrase | null =>
  phrases.find('reminding') ?? phrases.find('makesReminder') ?? (lead === null ? null : phrases.find('askedToRemind'))

/** `Two hours before dinner remind me`. */
function addedBehind(wish: WishText, action: ReminderWish['action'], lead: Lead | null): ReminderWish | null {
  const { plain, phrases } = wish
  const behind = phrases.findAll('wishedBehind').find(isInside)
  if (behind === undefined) return notedBehind(wish)
  const begins = (lead ?? hourLeadsIn(plain)).spans.map(({ from }) => from)
  const isOwn = isItsOwn(phrases, begins.length > 0 ? Math.min(...begins) : phrases.find('vague')?.from)
  if (!isOwn) return notedBehind(wish)
  return isToDo(readInAnyLanguage(plain.slice(behind.to))) ? null : wishOf(wish, action, [behind], leadIn)
}

const isInside = ({ from }: FoundPhrase): boolean => from > 0

/** Whether what stands before the words of wishing, with how long before at some place of it, names what is meant. */
const isItsOwn = (phrases: CuePhrases, begin: number | undefined): boolean =>
  begin !== undefined && (begin === 0 || phrases.has('beginsWithName') || phrases.findAll('remindsOfIt').some(isInside))

/** `Dentist, reminder two hours before`. */
function notedBehind(wish: WishText): ReminderWish | null {
  const { plain, phrases } = wish
  const noun = phrases.findAll('notedBehind').find(isInside)
  if (noun === undefined || plain.includes('?') || phrases.has('isSo')) return null
  return isAllLead(plain.slice(noun.to)) ? wishOf(wish, 'add', [noun], leadIn) : null
}

/** Whether words say nothing but how long before, and by what and why. */
function isAllLead(plain: string): boolean {
  const walls = hourLeadsIn(plain).spans
  const left = blanked(plain, [...foundIn(plain, readInAnyLanguage(plain), ['because', 'byMail']), ...walls])
  const lead = leadIn(left)?.spans ?? []
  return walls.length + lead.length > 0 && isOnly('filler', blanked(left, lead))
}

/** What is said besides, and not part of what is meant. */
const BESIDES: readonly Cue[] = [
  ...(['because', 'inPlace', 'inPlaceOf', 'byMail'] as const),
  ...(['noMore', 'always', 'vague', 'takesThem'] as const),
]

/** Cues after which all that follows belongs to them: `since I know it`. */
const TO_THE_END: ReadonlySet<Cue> = new Set(['because', 'inPlaceOf'])

/** Where cues are found, each once. */
const foundIn = (plain: string, phrases: CuePhrases, cues: readonly Cue[]): readonly TextSpan[] =>
  cues.flatMap((cue): TextSpan[] => {
    const found = phrases.find(cue)
    return found ? [{ from: found.from, to: TO_THE_END.has(cue) ? plain.length : found.to }] : []
  })

/** Where the words end that may say how long before: what is said besides may go on to the end of the text. */
const endBefore = (besides: readonly TextSpan[], { length }: string): number =>
  Math.min(length, ...besides.filter(({ to }) => to === length).map(({ from }) => from))

/** With what joins it to the words before. */
const withJoint = (plain: string, { from, to }: TextSpan): TextSpan => ({
  from: readInAnyLanguage(plain.slice(0, from)).find('joint')?.from ?? from,
  to,
})

/** A wish whose words, but for what is cut out, name what it is about. Too long before is no wish. */
function wishOf(
  { folded, plain: whole, phrases: said }: WishText,
  action: ReminderWish['action'],
  cuts: readonly TextSpan[],
  readLead: (plain: string) => Lead | null,
): ReminderWish | null {
  const { leads: walls, spans: atHour } = hourLeadsIn(blanked(whole, foundIn(whole, said, ['inPlace', 'inPlaceOf'])))
  // What is read already is blanked, so that places stay.
  const plain = blanked(whole, atHour)
  const phrases = readInAnyLanguage(plain)
  const besides = foundIn(plain, phrases, BESIDES)
  const { minutes, spans } = readLead(plain.slice(0, endBefore(besides, plain))) ?? { minutes: [], spans: [] }
  const days = walls.map(({ daysBefore }) => daysBefore * MINUTES_A_DAY)
  if ([...minutes, ...days].some((count) => count > REMINDER_MINUTES_MAX)) return null
  const leads = [...spans, ...atHour].map((span) => withJoint(plain, span))
  return {
    ...{ action, minutesBefore: minutes, walls },
    source: nameLeftIn(folded, [...cuts, ...besides, ...leads]),
    isVague: phrases.has('vague'),
    channel: phrases.has('byMail') || phrases.has('sendsMail') ? 'email' : null,
  }
}
