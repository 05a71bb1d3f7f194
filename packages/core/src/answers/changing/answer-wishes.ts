import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { parseDay, type Day } from '../../date/index.ts'
import { foldedText, typed } from '../../intents/reading/words.ts'
import type { Among, Further } from '../../intents/question-types.ts'
import { askingOf, type QuestionContext, type Reply } from '../answering/question-context.ts'
import { twoWishesIn } from '../../intents/wishes/two-wishes.ts'
import type { DetailedItem } from '../answer-types.ts'
import { idOfNew, isNewId, type ProposedChange } from '../../intents/proposed-change.ts'
import { sayHour } from '../words/item-words.ts'
import type { TextSpan } from '../../language/index.ts'
import { asOnCard } from './on-card.ts'

/** What two wishes would change together: what the second one speaks of without a name is what the first is about. */
export function answerBoth(
  asking: QuestionContext,
  [one, other]: readonly [string, string],
  answer: (asking: QuestionContext) => Reply,
): Reply {
  const { question, surroundings } = asking
  const first = answer(askingOf({ ...question, text: one }, asking.all, surroundings))
  const card = first.changes ?? []
  const moved = movedInstead(asking, first, other)
  if (moved !== null) return answer(moved)
  // What two more wishes speak of is told among these.
  const isOne = twoWishesIn(other, surroundings) === null
  const all = asOnCard(asking.all, isOne ? card : [])
  const isOfIt = isOne && card.length > 0 && speaksOfIt(other)
  const inPlace = isOfIt ? { among: amongAll(first) } : inPlaceOf(asking, first, other)
  const nearby = onDaysOf(card, all)
  const second = answer(askingOf({ ...question, text: other, nearby, ...inPlace }, all, surroundings))
  if (isOfIt && second.changes?.length) return { ...second, text: joinedText(asking, first, second) }
  return { ...joined(asking, first, second), ...lackingOf([first, second], [one, other]) }
}

/** What is on the day of the one thing that would be added: of several the next wish means that. */
function onDaysOf(card: readonly ProposedChange[], all: readonly DetailedItem[]): readonly string[] {
  const [change, ...others] = card
  const day = change?.action === 'create' && others.length === 0 ? parseDay(change.start.slice(0, 10)) : null
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
  const timed = hour ? `${typed(folded, 0, hour.from)} ${atHour(sayHour(item.start))} ${typed(folded, hour.to)}` : named
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

/** Of two wishes the one that changes nothing, where the other does. */
function lackingOf(replies: readonly Reply[], texts: readonly string[]): Pick<Reply, 'lacks'> {
  const isLacking = ({ changes = [] }: Reply): boolean => changes.length === 0
  const lacks = replies.every(isLacking) ? undefined : texts[replies.findIndex(isLacking)]
  return lacks === undefined ? {} : { lacks }
}

/** Whether a wish names nothing and points at what was named before it. */
const speaksOfIt = (text: string): boolean => {
  const { has } = readInAnyLanguage(foldedText(text).plain)
  return (
    has('pronoun') || has('thatOne') || has('those') || has('remindsOfIt') || (has('reminding') && !has('ofSomething'))
  )
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

/** What two replies say: that nothing is changed yet, and that the card keeps the rest, is said once. */
function joinedText({ sentences: { changes: said } }: QuestionContext, one: Reply, other: Reply): string {
  const isBoth = [one, other].every(({ changes = [] }) => changes.length > 0)
  const once = isBoth ? [said.onlyProposed, said.besides].filter((line) => other.text.includes(line)) : []
  const lines = one.text.split('\n').filter((line) => !once.includes(line))
  return [...lines, other.text].join('\n')
}
