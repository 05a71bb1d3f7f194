import type { TextSpan } from '../../language/index.ts'
import { nameOfCategory } from '../answering/item-matcher.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { categoryIn, type NamedCategory } from '../../intents/reading/word-families.ts'
import { mentionsTime } from '../../intents/reading/dates.ts'
import { foldedText, typed, wordsOf } from '../../intents/reading/words.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { eventsOf, ofAnyTime } from './candidates.ts'
import type { Command } from '../../intents/wishes/command.ts'
import { proposed, unchanged, type Candidates } from './proposal.ts'

interface Destination {
  readonly category: NamedCategory | null
  /** Where the words end that say what is put there. */
  readonly place: number
}

/** The category that a folded wish puts something into: it is named after the word, before it, or is all that stands there. */
function destinationIn(wish: string, { surroundings: { categories } }: QuestionContext): Destination {
  const plain = wish.slice(0, readInAnyLanguage(wish).findAll('insteadOf')[0]?.from)
  const [after] = readInAnyLanguage(plain).findAll('inCategory')
  const [before] = readInAnyLanguage(plain).findAll('namedCategory')
  const place = Math.min(...[before, after].map((said) => said?.from ?? plain.length))
  const inside = before ? wordsOf(plain.slice(before.from, before.to)).slice(1, -1) : []
  const named = [after ? wordsOf(plain.slice(after.to)) : [], inside].map((words) => categoryIn(categories, words))
  const category = named.find((one) => one !== null)
  // `Family as its category`: all that stands before is a name.
  const ahead = category || !after ? null : categoryIn(categories, wordsOf(plain.slice(0, place)))
  return ahead ? { category: ahead, place: 0 } : { category: category ?? null, place }
}

/** Puts what is meant into a category. */
export function answerCategorise(asking: QuestionContext, { rest }: Command): Reply {
  const folded = foldedText(rest)
  const [of] = readInAnyLanguage(folded.plain).findAll('categoryOf')
  const { category, place } = of ? { category: null, place: 0 } : destinationIn(folded.plain, asking)
  if (category) return putInto(asking, category._id, eventsOf(asking, typed(folded, 0, place)))
  const reply = answerPutInto(asking, { rest: typed(folded, of?.to ?? 0) })
  return reply ?? unchanged(asking, asking.sentences.changes.whichCategory)
}

/** `Put the haircut in Health`: where the words name something there is and one of the categories; null where they do not. */
export function answerPutInto(asking: QuestionContext, { rest }: Pick<Command, 'rest'>): Reply | null {
  const folded = foldedText(rest)
  const phrases = readInAnyLanguage(folded.plain)
  const [into] = phrases.findAll('into').flatMap(({ from, to }) => {
    const instead = [...phrases.findAll('insteadOf'), ...phrases.findAll('allBehind')].find(
      ({ from: at }) => at > to,
    )?.from
    const name = folded.plain
      .slice(to, instead)
      .replace(/[\s,.!?]*$/u, '')
      .trimStart()
    const category = asking.surroundings.categories.find((one) => foldedText(one.name).plain === name)
    return (from > 0 || asking.question.among) && category ? [{ from, id: category._id }] : []
  })
  if (!into) return null
  const all = phrases.find('allBehind')
  const source = typed(folded, 0, into.from) + (all ? ` ${typed(folded, all.from)}` : '')
  return 'ask' in ofAnyTime(asking, source) ? null : putInto(asking, into.id, eventsOf(asking, source))
}

/** What points at what is put somewhere. */
const POINTING = ['pronoun', 'thatOne', 'those', 'both'] as const

/** That what was spoken of is put into a category which there is not: `put it under Fun`; null where something else may be meant. */
export function strangeCategory(asking: QuestionContext, { rest }: Command): Reply | null {
  const { plain, text } = foldedText(rest)
  const { question, language, surroundings, sentences } = asking
  const phrases = readInAnyLanguage(plain)
  const [into] = phrases.findAll('into')
  const isPointed = POINTING.some((cue) => readInAnyLanguage(asking.plain).has(cue))
  if (!question.among || !into || !isPointed || !isOneWord(plain, into)) return null
  if (mentionsTime(text, { language, surroundings })) return null
  const { whichCategory, whichTitle } = sentences.changes
  return unchanged(asking, phrases.has('intoCalendar') ? whichTitle : whichCategory)
}

/** Whether one word stands behind that which says where, and hardly any before it. */
const isOneWord = (plain: string, { from, to }: TextSpan): boolean =>
  wordsOf(plain.slice(to)).length === 1 && wordsOf(plain.slice(0, from)).length <= 1

/** That something is to be in no category; null where it is not its category that is to go. */
export function answerUncategorise(asking: QuestionContext, { rest }: Command): Reply | null {
  const folded = foldedText(rest)
  const said = readInAnyLanguage(folded.plain).find('itsCategory')
  return said && putInto(asking, null, eventsOf(asking, typed(folded, said.to)))
}

function putInto(asking: QuestionContext, categoryId: string | null, named: Candidates): Reply {
  const name = categoryId && nameOfCategory(categoryId, asking.surroundings)
  return proposed(asking, named, {
    head: () => asking.sentences.changes.categorises(name),
    change: ({ id }) => ({ action: 'categorise', itemId: id, categoryId }),
  })
}
