import type { Asking, Reply } from '../answering/asking.ts'
import type { AskedItem } from '../answer-types.ts'
import { categoryIn, type NamedCategory } from '../../intents/reading/categories.ts'
import { foldedText, typed } from '../../intents/reading/folded-text.ts'
import { wordsOf } from '../../intents/reading/stems.ts'
import { readPhrases } from '../../intents/read-phrases.ts'
import { LANGUAGES } from '../../intents/languages.ts'
import { eventsOf, ofAnyTime } from './candidates.ts'
import type { Command } from '../../intents/wishes/command.ts'
import { proposal, unchanged } from './proposal.ts'

const IN_CATEGORY =
  /(?<!\p{L})(?:(?:in|nella|alla|sotto|come|to|into|under|as|with)(?: (?:the|la|my))? )?(?:categori[ae]|category)(?: (?:di|to|as|in))? ?/u

const BEFORE_CATEGORY = /(?:in|to|into|under|as) (?:the )?([\p{L} ]+?) category/u

interface Destination {
  readonly category: NamedCategory | null
  /** Where the words end that say what is put there. */
  readonly place: number
}

/** The category that a folded wish puts something into: it is named after the word, or before it. */
function destinationIn(wish: string, { surroundings: { categories } }: Asking): Destination {
  const ends = LANGUAGES.map((language) => readPhrases(wish, language).find('insteadOf')?.from ?? wish.length)
  const plain = wish.slice(0, Math.min(...ends))
  const after = IN_CATEGORY.exec(plain)
  const before = BEFORE_CATEGORY.exec(plain)
  const named = after ? categoryIn(categories, wordsOf(plain.slice(after.index + after[0].length))) : null
  return {
    category: named ?? categoryIn(categories, wordsOf(before?.[1] ?? '')),
    place: Math.min(before?.index ?? plain.length, after?.index ?? plain.length),
  }
}

const unclearCategory = (asking: Asking): Reply => unchanged(asking, asking.sentences.changes.whichCategory)

/** Puts what is meant into a category. */
export function answerCategorise(asking: Asking, { rest }: Command): Reply {
  const folded = foldedText(rest)
  const of = LANGUAGES.flatMap((language) => readPhrases(folded.plain, language).find('categoryOf') ?? [])[0]
  if (of) return answerPutInto(asking, { rest: typed(folded, of.to) }) ?? unclearCategory(asking)
  const { category, place } = destinationIn(folded.plain, asking)
  if (!category) return unclearCategory(asking)
  const source = typed(folded, 0, place)
  const result = eventsOf(ofAnyTime(asking, source), asking, source)
  return 'ask' in result ? result.ask : proposed(asking, category, result.found)
}

const INTO_NAME = /\s(?:in|into|to|under|nella|sotto) (?:the |la )?([\p{L}\p{N} ]+?)[.!?]*$/u

/** `Put the haircut in Health`: where the words name something there is and one of the categories; null where they do not. */
export function answerPutInto(asking: Asking, { rest }: Pick<Command, 'rest'>): Reply | null {
  const folded = foldedText(rest)
  const match = INTO_NAME.exec(folded.plain)
  const name = match?.[1]
  const category = asking.surroundings.categories.find((one) => foldedText(one.name).plain === name)
  if (!match || !category) return null
  const source = typed(folded, 0, match.index)
  const some = ofAnyTime(asking, source)
  if ('ask' in some) return null
  const result = eventsOf(some, asking, source)
  return 'ask' in result ? result.ask : proposed(asking, category, result.found)
}

function proposed(asking: Asking, category: Pick<NamedCategory, '_id'>, found: readonly AskedItem[]): Reply {
  const name = asking.surroundings.categories.find(({ _id }) => _id === category._id)?.name ?? ''
  return proposal(
    asking,
    asking.sentences.changes.categorises(name),
    found.map((item) => ({ item, change: { action: 'categorise', itemId: item.id, categoryId: category._id } })),
  )
}
