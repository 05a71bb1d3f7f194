import type { Asking, Reply } from '../answering/asking.ts'
import type { AskedItem } from '../answer-types.ts'
import { categoryIn, type NamedCategory } from '../../intents/reading/categories.ts'
import { foldedText, typed } from '../../intents/reading/folded-text.ts'
import { wordsOf } from '../../intents/reading/stems.ts'
import { readInAnyLanguage, readPhrases, type CuePhrases } from '../../intents/read-phrases.ts'
import { LANGUAGES } from '../../intents/languages.ts'
import { changeSentencesIn } from '../words/sentences.ts'
import { eventsOf, ofAnyTime } from './candidates.ts'
import type { Command } from '../../intents/wishes/command.ts'
import { proposal, unchanged } from './proposal.ts'

interface Destination {
  readonly category: NamedCategory | null
  /** Where the words end that say what is put there. */
  readonly place: number
}

/** The category that a folded wish puts something into: it is named after the word, or before it. */
function destinationIn(wish: string, { surroundings: { categories } }: Asking): Destination {
  const ends = LANGUAGES.map((language) => readPhrases(wish, language).find('insteadOf')?.from ?? wish.length)
  const plain = wish.slice(0, Math.min(...ends))
  const phrases = readInAnyLanguage(plain)
  const after = phrases.find('intoCategory') ?? phrases.find('categoryWord')
  const before = namedBefore(plain, phrases)
  const named = after && categoryIn(categories, wordsOf(plain.slice(after.to)))
  return {
    category: named ?? categoryIn(categories, wordsOf(before?.name ?? '')),
    place: Math.min(before?.from ?? plain.length, after?.from ?? plain.length),
  }
}

/** A name before the word for a category: `in the work category`. */
function namedBefore(plain: string, phrases: CuePhrases): { readonly name: string; readonly from: number } | null {
  const end = phrases.find('categoryWord')?.from ?? 0
  const names = phrases.findAll('into').map(({ from, to }) => ({ from, name: plain.slice(to, end) }))
  return names.find(({ name }) => /^[\p{L} ]*\p{L}[\p{L} ]*$/u.test(name)) ?? null
}

const unclearCategory = (asking: Asking): Reply => unchanged(asking, changeSentencesIn(asking.language).whichCategory)

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

/** `Put the haircut in Health`: where the words name something there is and one of the categories; null where they do not. */
export function answerPutInto(asking: Asking, { rest }: Pick<Command, 'rest'>): Reply | null {
  const folded = foldedText(rest)
  const places = readInAnyLanguage(folded.plain).findAll('into')
  const into = places.flatMap(({ from, to }) => {
    const name = folded.plain
      .slice(to)
      .replace(/[.!?]*$/u, '')
      .trim()
    const category = asking.surroundings.categories.find((one) => foldedText(one.name).plain === name)
    return category ? [{ category, source: typed(folded, 0, from) }] : []
  })[0]
  if (!into) return null
  const { category, source } = into
  const some = ofAnyTime(asking, source)
  if ('ask' in some) return null
  const result = eventsOf(some, asking, source)
  return 'ask' in result ? result.ask : proposed(asking, category, result.found)
}

function proposed(asking: Asking, category: Pick<NamedCategory, '_id'>, found: readonly AskedItem[]): Reply {
  const name = asking.surroundings.categories.find(({ _id }) => _id === category._id)?.name ?? ''
  return proposal(
    asking,
    changeSentencesIn(asking.language).categorises(name),
    found.map((item) => ({ item, change: { action: 'categorise', itemId: item.id, categoryId: category._id } })),
  )
}
