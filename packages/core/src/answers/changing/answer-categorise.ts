import type { QuestionContext, Reply } from '../answering/question-context.ts'
import type { DetailedItem } from '../answer-types.ts'
import { categoryIn, type NamedCategory } from '../../intents/reading/categories.ts'
import { foldedText, typed } from '../../intents/reading/folded-text.ts'
import { wordsOf } from '../../intents/reading/stems.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { eventsOf, ofAnyTime } from './candidates.ts'
import type { Command } from '../../intents/wishes/command.ts'
import { proposal, unchanged } from './proposal.ts'

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

const unclearCategory = (asking: QuestionContext): Reply => unchanged(asking, asking.sentences.changes.whichCategory)

/** Puts what is meant into a category. */
export function answerCategorise(asking: QuestionContext, { rest }: Command): Reply {
  const folded = foldedText(rest)
  const [of] = readInAnyLanguage(folded.plain).findAll('categoryOf')
  if (of) return answerPutInto(asking, { rest: typed(folded, of.to) }) ?? unclearCategory(asking)
  const { category, place } = destinationIn(folded.plain, asking)
  if (!category) return answerPutInto(asking, { rest }) ?? unclearCategory(asking)
  const source = typed(folded, 0, place)
  const result = eventsOf(ofAnyTime(asking, source), asking, source)
  return 'ask' in result ? result.ask : proposed(asking, category, result.found)
}

/** `Put the haircut in Health`: where the words name something there is and one of the categories; null where they do not. */
export function answerPutInto(asking: QuestionContext, { rest }: Pick<Command, 'rest'>): Reply | null {
  const folded = foldedText(rest)
  const [into] = readInAnyLanguage(folded.plain)
    .findAll('into')
    .flatMap(({ from, to }) => {
      const name = folded.plain
        .slice(to, readInAnyLanguage(folded.plain).find('pleaseBehind')?.from)
        .replace(/[\s,.!?]*$/u, '')
        .trimStart()
      const category = asking.surroundings.categories.find((one) => foldedText(one.name).plain === name)
      return from > 0 && category ? [{ from, category }] : []
    })
  if (!into) return null
  const source = typed(folded, 0, into.from)
  const some = ofAnyTime(asking, source)
  if ('ask' in some) return null
  const result = eventsOf(some, asking, source)
  return 'ask' in result ? result.ask : proposed(asking, into.category, result.found)
}

function proposed(
  asking: QuestionContext,
  category: Pick<NamedCategory, '_id'>,
  found: readonly DetailedItem[],
): Reply {
  const name = asking.surroundings.categories.find(({ _id }) => _id === category._id)?.name ?? ''
  return proposal(
    asking,
    asking.sentences.changes.categorises(name),
    found.map((item) => ({ item, change: { action: 'categorise', itemId: item.id, categoryId: category._id } })),
  )
}
