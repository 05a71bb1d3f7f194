import { partsOf } from '../../date/index.ts'
import { parseQuickAdd, type QuickAdd } from '../../language/index.ts'
import type { Asking, Reply } from '../answering/asking.ts'
import { categoryIn } from '../../intents/reading/categories.ts'
import { foldedText, typed } from '../../intents/reading/folded-text.ts'
import { dateIn, doubtfulDate } from '../../intents/reading/period.ts'
import { wordsOf } from '../../intents/reading/stems.ts'
import { opening } from '../saying/days.ts'
import { languageByCue, readInAnyLanguage } from '../../intents/read-phrases.ts'
import { changeSentencesIn } from '../words/sentences.ts'
import { doubted } from './candidates.ts'
import type { Command } from '../../intents/wishes/command.ts'
import { applied, unchanged } from './proposal.ts'

const TITLE_MAX = 200

const readWish = (words: string, asking: Asking): QuickAdd =>
  parseQuickAdd(words, {
    ...asking.surroundings,
    language: languageByCue(asking.plain, 'addingVerb', asking.language),
    now: nowFor(words, asking),
  })

function withoutDay(words: string, asking: Asking): Reply {
  const { language, today, surroundings } = asking
  const doubt = doubtfulDate(foldedText(words), { language, today, surroundings, isAhead: true })
  return unchanged(asking, doubt === null ? changeSentencesIn(language).whichDayToAdd : doubted(asking, doubt))
}

/** The words before those that name a category at the end, and its name. */
function apartFromCategory(wish: string): { readonly words: string; readonly name: string } {
  const folded = foldedText(wish)
  const into = readInAnyLanguage(folded.plain).findAll('intoCategory').at(-1)
  const name = into ? folded.plain.slice(into.to).trim() : ''
  return into && /^[\p{L} ]+$/u.test(name) ? { words: typed(folded, 0, into.from), name } : { words: wish, name: '' }
}

const withoutArticle = (title: string): string => {
  const folded = foldedText(title)
  const article = readInAnyLanguage(folded.plain).find('beginsWithArticle')
  return article && article.to < folded.plain.length ? typed(folded, article.to).trim() : title
}

/** Adds what is wished, where its day is sure. */
export function answerCreate(asking: Asking, { rest }: Command): Reply {
  const sentences = changeSentencesIn(asking.language)
  const { words, name } = apartFromCategory(rest)
  const { start, end, allDay, recurrence, categoryId, ...add } = readWish(words, asking)
  if (start === null || end === null) return withoutDay(words, asking)
  const title = opening(withoutArticle(add.title.trim())).slice(0, TITLE_MAX)
  if (title === '') return unchanged(asking, sentences.whichTitle)
  const named = categoryIn(asking.surroundings.categories, wordsOf(name))?._id ?? null
  const added = { title, start, end, isRepeated: recurrence !== null }
  return {
    text: `${sentences.adds(added, asking.today)} ${applied(asking)}`,
    changes: [{ action: 'create', title, start, end, allDay, recurrence, categoryId: categoryId ?? named }],
  }
}

/** Names that come back each year are of the year on the screen, where that has not begun. */
function nowFor(words: string, { surroundings, today, language }: Asking): string {
  if (surroundings.year <= partsOf(today).year) return surroundings.now
  const said = dateIn(words, { language, today, surroundings, isAhead: true })
  return said && partsOf(said.first).year === surroundings.year ? `${surroundings.year}-01-01T00:00` : surroundings.now
}
