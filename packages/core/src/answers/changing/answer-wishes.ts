import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { type Day, dayOfText } from '../../date/index.ts'
import { foldedText, typed } from '../../intents/reading/words.ts'
import type { Among, Further } from '../../intents/question-types.ts'
import { askingOf, type QuestionContext, type Reply } from '../answering/question-context.ts'
import type { DetailedItem } from '../answer-types.ts'
import { idOfNew, isNewId, type ProposedChange } from '../../intents/proposed-change.ts'
import { clockOf } from '../words/hour-marks.ts'
import type { TextSpan } from '../../language/index.ts'
import { toldParts } from '../../intents/wishes/told-parts.ts'
import { asOnCard } from './on-card.ts'

/** One wish of several, with what it would change. */
interface AnsweredWish {
  readonly text: string
  readonly reply: Reply
}

/** What several wishes would change together: what one speaks of without a name is what the one before it is about. */
export function answerWishes(
  asking: QuestionContext,
  texts: readonly string[],
  answer: (asking: QuestionContext) => Reply,
): Reply {
  const answered = texts.reduce<readonly AnsweredWish[]>((before, text) => withWish(asking, before, text, answer), [])
  const replies = answered.map(({ reply }) => reply)
  const whole = replies.reduce((before, reply) => joined(asking, before, reply))
  return { ...whole, ...lackingOf(answered) }
}

/** The wishes that were answered, with one more: what it says of the last one takes the place of that. */
function withWish(
  asking: QuestionContext,
  answered: readonly AnsweredWish[],
  text: string,
  answer: (asking: QuestionContext) => Reply,
): readonly AnsweredWish[] {
  const { question, surroundings } = asking
  const last = answered.at(-1)
  if (!last) return [{ text, reply: answer(askingOf({ ...question, text }, asking.all, surroundings)) }]
  const earlier = answered.slice(0, -1)
  const moved = movedInstead(asking, last.reply, text)
  if (moved !== null) return [...earlier, { text, reply: answer(moved) }]
  const card = last.reply.changes ?? []
  const all = asOnCard(asking.all, card)
  const isOfIt = card.length > 0 && speaksOfIt(toldParts(text, surroundings).words)
  const meant = isOfIt ? { among: amongAll(last.reply) } : inPlaceOf(asking, last.reply, text)
  const wish = { ...question, text, nearby: nearbyOf(last.reply, text, all), ...meant }
  const reply = answer(askingOf(wish, all, surroundings))
  if (!isOfIt || !reply.changes?.length) return [...answered, { text, reply }]
  // That the card keeps what it had is news only where it was shown before.
  const news = { ...reply, text: withoutLines(reply.text, [asking.sentences.changes.besides]) }
  return [...earlier, { text: last.text, reply: { ...reply, text: joinedText(asking, last.reply, news) } }]
}

/** What a wish is near to: the one before it, where it is to follow that at once. */
const nearbyOf = ({ listed = [], changes: card = [] }: Reply, text: string, all: readonly DetailedItem[]) =>
  readInAnyLanguage(foldedText(text).plain).has('nextThing') ? listed : onDaysOf(card, all)

/** What is on the day of the one thing that would be added: of several the next wish means that. */
function onDaysOf(card: readonly ProposedChange[], all: readonly DetailedItem[]): readonly string[] {
  const [change, ...others] = card
  const day = change?.action === 'create' && others.length === 0 ? dayOfText(change.start) : null
  return day === null ? [] : all.filter(({ first, last }) => first <= day && last >= day).map(({ id }) => id)
}

/** All that a reply is about, with its card. */
const amongAll = ({ listed: ids = [], changes: card = [] }: Reply): Among => ({
  ids,
  isOne: false,
  of: ids.length,
  card,
})

/** Where words say that what is new takes the hour of what it comes in place of, and no other one. */
function hourKept(text: string): TextSpan | null {
  const { find } = readInAnyLanguage(foldedText(text).plain)
  const isTimed = /\d/u.test(text) || find('atHour') !== null
  return find('sameHour') ?? (isTimed ? null : find('inItsPlace'))
}

/** Of what a reply takes away the day, on which what comes in its place is, and the name: `cancel the vet and add a new one`. */
function inPlaceOf(
  { all, language }: QuestionContext,
  { changes = [] }: Reply,
  text: string,
): { readonly day?: Day; readonly text?: string } {
  const [change, ...others] = changes
  const item =
    change?.action === 'delete' && others.length === 0 ? all.find(({ id }) => id === change.itemId) : undefined
  if (!item) return {}
  const folded = foldedText(text)
  const { find } = readInAnyLanguage(folded.plain)
  const [one, hour] = [find('newOne'), item.allDay ? null : hourKept(text)]
  const named = one ? `${typed(folded, 0, one.from)}${item.title}${typed(folded, one.to)}` : text
  const { atHour } = LANGUAGE_WORDS[language].wishes
  const timed = hour ? `${typed(folded, 0, hour.from)} ${atHour(clockOf(item.start))} ${typed(folded, hour.to)}` : named
  return { day: item.first, text: timed }
}

/** What is taken away and put elsewhere is moved: `cancel the dentist and put it on Thursday at 9`; null where it is not. */
function movedInstead(
  asking: QuestionContext,
  { changes = [], listed = [] }: Reply,
  text: string,
): QuestionContext | null {
  const { question, language, all, surroundings } = asking
  const folded = foldedText(text)
  const said = readInAnyLanguage(folded.plain).find('putsIt')
  const isTaken = changes.length > 0 && changes.every(({ action }) => action === 'delete')
  if (said === null || !isTaken) return null
  const { verb, pronoun, to } = LANGUAGE_WORDS[language].wishes
  const rest = typed(folded, said.to).trim()
  const where = readInAnyLanguage(foldedText(rest).plain).has('saysWhere') ? rest : `${to} ${rest}`
  const among = { ids: listed, isOne: listed.length === 1, of: listed.length, card: [] }
  return askingOf({ ...question, text: `${verb} ${pronoun} ${where}`, among }, all, surroundings)
}

/** What several wishes for the same would change together, each as the one before it leaves it. */
export function answerFurther(
  asking: QuestionContext,
  first: Reply,
  further: readonly Further[],
  answer: (asking: QuestionContext) => Reply,
): Reply {
  const { surroundings } = asking
  const { kept: _kept, subject: _subject, isOff: _isOff, isBack: _isBack, ...question } = asking.question
  const inCalendar = asking.all.filter(({ id }) => !isNewId(id))
  return further.reduce<Reply>((before, { text, ids: own }) => {
    const { changes: card = [], listed = [], focus = listed } = before
    const ids = own ?? focus
    if (card.length === 0) return before
    const among = { ids, isOne: false, of: ids.length, card }
    const wish = { ...question, text, among }
    const next = answer(askingOf(wish, asOnCard(inCalendar, card), surroundings))
    // What is said of both its ends may say nothing new of one.
    if (next.text.startsWith(asking.sentences.changes.sameLength)) return before
    return { ...((next.changes ?? []).length > 0 ? next : before), text: joinedText(asking, before, next) }
  }, first)
}

/** The first of several wishes that changes nothing, where another one does. */
function lackingOf(answered: readonly AnsweredWish[]): Pick<Reply, 'lacks'> {
  const isLacking = ({ reply: { changes = [] } }: AnsweredWish): boolean => changes.length === 0
  const lacking = answered.every(isLacking) ? undefined : answered.find(isLacking)
  return lacking === undefined ? {} : { lacks: lacking.text }
}

/** Whether a wish names nothing and points at what was named before it. */
const speaksOfIt = (text: string): boolean => {
  const { has } = readInAnyLanguage(foldedText(text).plain)
  const isReminder = has('reminding') || has('makesReminder')
  return has('pronoun') || has('thatOne') || has('those') || has('remindsOfIt') || (isReminder && !has('ofSomething'))
}

/** The ids of a reply whose new events come behind so many changes of another. */
const placedBehind = ({ listed = [] }: Reply, changes: number): readonly string[] =>
  listed.map((id) => (isNewId(id) ? idOfNew(changes + Number(id.replace(/\D/gu, ''))) : id))

/** Two replies as one: their changes are on one card. */
function joined(asking: QuestionContext, one: Reply, other: Reply): Reply {
  const [before, behind] = [one.changes ?? [], other.changes ?? []]
  return {
    text: joinedText(asking, one, other),
    changes: [...before, ...behind],
    itemIds: [...new Set([one, other].flatMap(({ itemIds = [] }) => itemIds))],
    listed: [...new Set([...placedBehind(one, 0), ...placedBehind(other, before.length)])],
    asks: one.asks ?? other.asks ?? null,
  }
}

/** What two replies say: that nothing is changed yet, and that the card keeps the rest, is said once; so is that things are taken away. */
function joinedText({ sentences: { changes: said } }: QuestionContext, one: Reply, other: Reply): string {
  const [before = [], behind = []] = [one.changes, other.changes]
  const once =
    before.length * behind.length > 0
      ? [said.onlyProposed, said.besides].filter((line) => other.text.includes(line))
      : []
  const first = withoutLines(one.text, once)
  const [head, next] = [before, behind].map(({ length }) => said.deletes(length, false))
  const areTaken = head !== undefined && next !== undefined && first.includes(head) && other.text.startsWith(next)
  const all = new Set([...before, ...behind].map((change) => ('itemId' in change ? change.itemId : ''))).size
  if (!areTaken) return [first, other.text].join('\n')
  // What is taken away once more is told once.
  return all === before.length
    ? other.text
    : first.replace(head, said.deletes(all, false)) + other.text.slice(next.length)
}

const withoutLines = (text: string, without: readonly string[]): string =>
  text
    .split('\n')
    .filter((line) => !without.includes(line))
    .join('\n')
