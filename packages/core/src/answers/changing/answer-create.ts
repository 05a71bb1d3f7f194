import { partsOf } from '../../date/index.ts'
import { parseQuickAdd, type QuickAdd } from '../../language/index.ts'
import type { Asking, Reply } from '../answering/asking.ts'
import { categoryIn } from '../../intents/reading/categories.ts'
import { foldedText } from '../../intents/reading/folded-text.ts'
import { dateIn, doubtfulDate } from '../../intents/reading/period.ts'
import { wordsOf } from '../../intents/reading/stems.ts'
import { opening } from '../saying/days.ts'
import { languageByCue } from '../../intents/read-phrases.ts'
import { changeSentencesIn } from '../words/sentences.ts'
import { doubted } from './candidates.ts'
import type { Command } from '../../intents/wishes/command.ts'
import { applied, unchanged } from './proposal.ts'

const TITLE_MAX = 200

const IN_CATEGORY_END = /\s(?:in|nella|alla|to|into|under|con)(?: (?:the|la))? (?:categoria|category)\s+([\p{L} ]+)$/iu

const ARTICLE =
  /^(?:(?:as|for|per|un|una|uno|il|la|lo|le|i|a|an|the) )*(?:(?:un|una|uno|il|la|lo|a|an|the) |(?:un|l)['’] ?)(?=\S)/iu

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

function categoryOf(wish: string, { surroundings }: Asking): string | null {
  const name = IN_CATEGORY_END.exec(wish)?.[1]
  return name === undefined ? null : (categoryIn(surroundings.categories, wordsOf(foldedText(name).plain))?._id ?? null)
}

/** Adds what is wished, where its day is sure. */
export function answerCreate(asking: Asking, { rest }: Command): Reply {
  const sentences = changeSentencesIn(asking.language)
  const words = rest.replace(IN_CATEGORY_END, '')
  const { start, end, allDay, recurrence, categoryId, ...add } = readWish(words, asking)
  if (start === null || end === null) return withoutDay(words, asking)
  const title = opening(add.title.replace(ARTICLE, '').trim()).slice(0, TITLE_MAX)
  if (title === '') return unchanged(asking, sentences.whichTitle)
  const added = { title, start, end, isRepeated: recurrence !== null }
  return {
    text: `${sentences.adds(added, asking.today)} ${applied(asking)}`,
    changes: [
      { action: 'create', title, start, end, allDay, recurrence, categoryId: categoryId ?? categoryOf(rest, asking) },
    ],
  }
}

/** Names that come back each year are of the year on the screen, where that has not begun. */
function nowFor(words: string, { surroundings, today, language }: Asking): string {
  if (surroundings.year <= partsOf(today).year) return surroundings.now
  const said = dateIn(words, { language, today, surroundings, isAhead: true })
  return said && partsOf(said.first).year === surroundings.year ? `${surroundings.year}-01-01T00:00` : surroundings.now
}
