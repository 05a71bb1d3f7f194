import { nameOfCategory } from '../answering/item-matcher.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { categoryIn, type NamedCategory } from '../../intents/reading/word-families.ts'
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

/** The category that a folded wish puts something into: it is named after the word, or before it. */
function destinationIn(wish: string, { surroundings: { categories } }: QuestionContext): Destination {
  const plain = wish.slice(0, readInAnyLanguage(wish).findAll('insteadOf')[0]?.from)
  const [after] = readInAnyLanguage(plain).findAll('inCategory')
  const [before] = readInAnyLanguage(plain).findAll('namedCategory')
  const named = after ? categoryIn(categories, wordsOf(plain.slice(after.to))) : null
  return {
    category: named ?? categoryIn(categories, before ? wordsOf(plain.slice(before.from, before.to)).slice(1, -1) : []),
    place: Math.min(before?.from ?? plain.length, after?.from ?? plain.length),
  }
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
    const instead = phrases.findAll('insteadOf').find(({ from: at }) => at > to)?.from
    const name = folded.plain
      .slice(to, instead)
      .replace(/[\s,.!?]*$/u, '')
      .trimStart()
    const category = asking.surroundings.categories.find((one) => foldedText(one.name).plain === name)
    return (from > 0 || asking.question.among) && category ? [{ from, id: category._id }] : []
  })
  if (!into) return null
  const source = typed(folded, 0, into.from)
  return 'ask' in ofAnyTime(asking, source) ? null : putInto(asking, into.id, eventsOf(asking, source))
}

function putInto(asking: QuestionContext, categoryId: string, named: Candidates): Reply {
  const name = nameOfCategory(categoryId, asking.surroundings) ?? ''
  return proposed(asking, named, {
    head: () => asking.sentences.changes.categorises(name),
    change: ({ id }) => ({ action: 'categorise', itemId: id, categoryId }),
  })
}
