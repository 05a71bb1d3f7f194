import { formatDay } from '../../date/index.ts'
import { answerRemove } from './answer-remove.ts'
import { withoutWhy } from './without-why.ts'
import { answerCopy, answerShift } from './answer-shift.ts'
import { answerExtend } from './answer-extend.ts'
import { candidatesOf } from './candidates.ts'
import { isNote, sureWishIn, wishIn, type Command, type Wish } from '../../intents/wishes/command.ts'
import type { ReminderWish } from '../../intents/wishes/reminder-wish.ts'
import { understoodIn } from '../../intents/reading/dates.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { foldedText, typed } from '../../intents/reading/words.ts'
import { answerAmended } from './amended-wish.ts'
import { answerCategorise, answerPutInto, answerUncategorise, strangeCategory } from './answer-categorise.ts'
import { answerCreate } from './answer-create.ts'
import { wishesIn } from '../../intents/wishes/two-wishes.ts'
import { answerFurther, answerWishes } from './answer-wishes.ts'
import { answerNoPlace, answerNote, answerPlace } from './answer-texts.ts'
import { answerSeries } from './series-on-card.ts'
import { answerRemind } from './answer-remind.ts'
import { answerRename } from './answer-rename.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { answerOffOrBack } from './off-card.ts'
import { unchanged } from './proposal.ts'
import { quotationIn } from '../../intents/reading/terms.ts'
import { limitsLeft, type Limit } from '../../intents/reading/unread-words.ts'
import { answerStrange } from '../answering/unanswered.ts'
import { READ_MAX } from '../../intents/reading/question-parts.ts'

const unclear = (asking: QuestionContext): Reply => unchanged(asking, asking.sentences.changes.unclear)

/** That something of an event is to go, and not the event: nobody can take that away yet; null where it is the event. */
function takesOnlyPart(asking: QuestionContext, { rest }: Command): Reply | null {
  const { find } = readInAnyLanguage(foldedText(rest).plain)
  const said = find('ofEvent')
  return said ? unclear(asking) : null
}

/** What is to be taken away, or what is taken somewhere. */
const remove = (asking: QuestionContext, command: Command): Reply =>
  answerUncategorise(asking, command) ??
  answerNoPlace(asking, command) ??
  takesOnlyPart(asking, command) ??
  answerRemove(asking, command, () => noted(asking, `${command.verb} ${command.rest}`))

const ACTIONS = {
  create: answerCreate,
  shift: answerShift,
  categorise: answerCategorise,
  rename: answerRename,
  delete: remove,
  extend: answerExtend,
  copy: answerCopy,
  locate: answerPlace,
  note: answerNote,
} as const

/** Answers a wish for a change with what would be changed; nothing is changed by it. */
export function answerChange(asking: QuestionContext): Reply {
  const { further = [], ...question } = asking.question
  const text = withoutAskedPlace(question.text.slice(0, READ_MAX))
  const one = { ...asking, question }
  const first =
    question.isOff || question.isBack
      ? offOrBack(one)
      : (answerAmended(one, text, answerChange) ?? answerAll(one, text))
  return answerFurther(one, first, further, answerChange)
}

/** A wish that tells where something is, without the words that only ask to note that: `it is at the Arena, add the place`. */
function withoutAskedPlace(text: string): string {
  const folded = foldedText(text)
  const said = readInAnyLanguage(folded.plain).find('addsThePlace')
  return said && said.from > 0 ? typed(folded, 0, said.from) + typed(folded, said.to) : text
}

/** Each of the wishes that are said in a text. */
function answerAll(asking: QuestionContext, text: string): Reply {
  const wishes = wishesIn(text, asking.surroundings)
  return wishes.length === 1 ? answerOne(asking, text) : answerWishes(asking, wishes, answerChange)
}

/** What is to be off the card, by its words where it has some, or on it again. */
function offOrBack(asking: QuestionContext): Reply {
  const { subject, among, isBack = false } = asking.question
  const meant = subject === undefined ? null : candidatesOf(asking, '', true)
  if (meant !== null && 'ask' in meant) return meant.ask
  return answerOffOrBack(asking, meant ? meant.found.map(({ id }) => id) : (among?.ids ?? []), isBack)
}

/** Wishes that may say what they leave out: what is to be deleted, or words of something new. */
const READS_EXCEPTIONS: ReadonlySet<string> = new Set(['create', 'delete'])

/** What limits something new, and is no name of it. */
const OF_NEW = ['besides', 'condition'] as const

/** What may limit a wish: nothing in a name that is told apart, nor in what there is to be reminded of. */
function limitsOf({ plain }: QuestionContext, wish: Wish | null, action: string | null): readonly Limit[] | undefined {
  if (wish !== null && action !== null && action !== 'create') return undefined
  const isNamed = (wish !== null && action === null) || quotationIn(plain) !== null
  return isNamed || readInAnyLanguage(plain).has('reminding') ? [] : OF_NEW
}

/** That something limits a wish which is not read, so that too much would be changed; null where nothing does. */
function limitedBy(asking: QuestionContext, wish: Wish | null): Reply | null {
  const action = wish && 'verb' in wish ? wish.action : null
  if (readInAnyLanguage(asking.plain).has('except') && !READS_EXCEPTIONS.has(action ?? '')) return unclear(asking)
  const limits = limitsLeft(asking.parts, { from: 0, to: Infinity }, limitsOf(asking, wish, action))
  return limits.length > 0 ? answerStrange(asking, limits) : null
}

function answerOne(asking: QuestionContext, text: string): Reply {
  const wish = wishIn(text)
  const limited = limitedBy(asking, wish)
  if (limited) return limited
  if (wish && 'verb' in wish) return notedWith(asking, wish, text) ?? answerCommand(asking, wish)
  if (!wish) return noted(asking, text) ?? unclear(asking)
  return reminded(asking, wish, text)
}

/** What becomes of reminders, or what is new and comes with them, where there is nothing of its name. */
function reminded(asking: QuestionContext, wish: ReminderWish, text: string): Reply {
  const reply = answerRemind(asking, wish)
  return isOfSomething(asking, reply)
    ? reply
    : (addedWith(asking, wish, text) ??
        noted(asking, text) ??
        newSeries(asking, wish, text) ??
        newBesideSpoken(asking, wish, text) ??
        reply)
}

/** Something new with its reminder, by the verb that says so: `add physio on Friday at 9, remind me an hour before`. */
function addedWith(asking: QuestionContext, { source }: ReminderWish, text: string): Reply | null {
  const own = wishIn(source)
  if (own === null || !('verb' in own) || own.action !== 'create') return null
  const folded = foldedText(text)
  return answerCreate(asking, { ...own, rest: typed(folded, folded.plain.indexOf(own.verb) + own.verb.length) })
}

/** What is to be done so long before what was spoken of, where there is nothing of its name: `remind me of the cake the day before`. */
function newBesideSpoken(asking: QuestionContext, { source, isVague }: ReminderWish, text: string): Reply | null {
  if (asking.question.spoken === undefined || source === '' || isVague) return null
  const words = foldedText(text)
  const verb = readInAnyLanguage(words.plain).find('reminding')
  return verb?.from === 0
    ? answerCreate(asking, { action: 'create', verb: typed(words, 0, verb.to), rest: typed(words, verb.to) })
    : null
}

/** Whether an answer is about something that there is, or that was spoken of. */
const isOfSomething = ({ question }: QuestionContext, { changes, asks, itemIds }: Reply): boolean =>
  [changes, asks, itemIds, question.among].some(Boolean)

/** What comes back, with the reminders that it comes with, where there is nothing of its name: `rent on the first of every month`. */
function newSeries(asking: QuestionContext, { source }: ReminderWish, text: string): Reply | null {
  const { language, surroundings } = asking
  const isSeries = understoodIn(source, { language, surroundings }).some(({ kind }) => kind === 'recurrence')
  return isSeries ? answerCreate(asking, { action: 'create', verb: '', rest: text }) : null
}

/** What is noted with its day and hour, as something new; null where nothing is. */
function noted(asking: QuestionContext, text: string): Reply | null {
  const { day } = asking.question
  return isNote(text, { ...asking.surroundings, ...(day === undefined ? {} : { day: formatDay(day) }) })
    ? withoutWhy(asking, { action: 'create', verb: '', rest: text }, (command) => answerCreate(asking, command))
    : null
}

/** What is noted in words of which one only looks like a verb of wishing: `run on Sundays at 9 until the house move`. */
function notedWith(asking: QuestionContext, { verb }: Command, text: string): Reply | null {
  const isInside = asking.parts.kind === null && asking.plain.indexOf(verb) > 0
  return isInside && sureWishIn(text) === null ? noted(asking, text) : null
}

/** Words without what is only said to somebody behind them: `to 6, would you`. A name or a note may end so itself. */
function withoutPlease(command: Command): Command {
  if (command.action === 'rename' || command.action === 'note') return command
  const folded = foldedText(command.rest)
  const said = readInAnyLanguage(folded.plain).find('pleaseBehind')
  return said ? { ...command, rest: typed(folded, 0, said.from).trim() } : command
}

/** Wishes of which somebody may say why. */
const REASONED: ReadonlySet<string> = new Set(['delete', 'shift', 'create'])

function answerCommand(asking: QuestionContext, said: Command): Reply {
  const plain = withoutPlease(said)
  return REASONED.has(plain.action)
    ? withoutWhy(asking, plain, (command) => answerWhole(asking, command))
    : answerWhole(asking, plain)
}

function answerWhole(asking: QuestionContext, command: Command): Reply {
  const isPut = command.action === 'create' && readInAnyLanguage(command.verb).has('putsInto')
  return (
    (isPut ? (answerPutInto(asking, command) ?? strangeCategory(asking, command)) : null) ??
    answerSeries(asking, command) ??
    ACTIONS[command.action](asking, command)
  )
}
