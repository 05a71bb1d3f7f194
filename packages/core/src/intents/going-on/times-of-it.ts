import type { QuestionKind, ReadQuestion } from '../question-types.ts'
import { defaultDays, understoodIn } from '../reading/dates.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { spokenOf, withoutSpans } from '../reading/references.ts'
import { askedFor } from '../reading/terms.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { foldedText, isStopWord, wordsOf } from '../reading/words.ts'
import { wishIn } from '../wishes/command.ts'
import { nameSpokenOf } from './of-the-same.ts'
import { aboutListed, namesNothing, type Talk } from './talk.ts'

const MEASURING: ReadonlySet<QuestionKind | null> = new Set(['count', 'hours'])

/** What is asked of all times of the one thing that was spoken of: how often, how many there are, or are left, or are before something else. */
export const timesOfIt = (parts: QuestionParts, talk: Talk): ReadQuestion | null =>
  howLong(parts, talk) ?? howOften(parts, talk) ?? howMany(parts, talk) ?? howManyGoings(parts, talk)

/** How long somebody was where the one thing takes them: `how long did I stay?`. */
function howLong({ folded, phrases, language, period }: QuestionParts, talk: Talk): ReadQuestion | null {
  const ids = phrases.has('stayed') && period === null ? spokenOf(talk.before) : []
  const text = phrases.has('length') ? folded.text : LANGUAGE_WORDS[language].wishes.howLong
  return ids.length === 1 ? aboutListed(talk, { ids }, { kind: 'when', text }) : null
}

/** How often somebody goes to what was spoken of: of all times, and not of the last one alone. */
function howOften({ folded, phrases, period, ...parts }: QuestionParts, talk: Talk): ReadQuestion | null {
  const named = phrases.has('often') && period === null ? nameSpokenOf(talk) : null
  const asked = askedFor({ ...parts, folded, phrases, period }, talk.surroundings)
  if (named === null || namesNothing(named) || !namesNothing(asked)) return null
  const { terms, categoryId } = named
  const days = { ...defaultDays('when', talk.surroundings), hasPeriod: false }
  return { kind: 'when', ...days, terms, categoryId, text: folded.text }
}

/** Whether what somebody has is asked of all: `how many classes have I got?`. */
const isOfAllThere = (phrases: QuestionParts['phrases']): boolean =>
  phrases.has('someoneOwn') && !phrases.has('leftOver')

/** How many times, lessons or sessions there are of what was spoken of, by whatever noun: `how many sessions is that?`. */
function howMany({ kind, phrases, folded }: QuestionParts, talk: Talk): ReadQuestion | null {
  const { surroundings, before } = talk
  const nouns = MEASURING.has(kind) && !isOfAllThere(phrases) ? phrases.findAll('timesNoun') : []
  const rest = partsOfQuestion(withoutSpans(folded.text, [...nouns, ...phrases.findAll('countingToday')]), surroundings)
  if (nouns.length === 0 || rest.period !== null || !namesNothing(askedFor(rest, surroundings))) return null
  const spoken = spokenOf(before)
  if (before.card.some(({ action }) => action === 'create') && spoken.length === 1)
    return aboutListed(talk, { ids: spoken }, { kind: 'count', text: rest.folded.text })
  const named = nameSpokenOf(talk)
  if (named === null || namesNothing(named)) return null
  const { terms, categoryId } = named
  return {
    kind: 'count',
    ...defaultDays('count', surroundings),
    hasPeriod: false,
    terms,
    categoryId,
    text: rest.folded.text,
  }
}

/** How many times somebody goes `there`, to what was spoken of, before or after something that is named: `how often do I go before the holiday?`. */
function howManyGoings(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { kind, phrases, folded, period } = parts
  const isAsked = MEASURING.has(kind) && phrases.has('goesThere') && period === null
  const beside = phrases.find('beforeThing') ?? phrases.find('afterThing')
  const named = isAsked && beside !== null ? nameSpokenOf(talk) : null
  if (kind === null || named === null || namesNothing(named)) return null
  const { terms } = askedFor(parts, talk.surroundings)
  const days = { ...defaultDays('when', talk.surroundings), hasPeriod: false }
  return { kind, ...days, terms: [...named.terms, ...terms], categoryId: named.categoryId, text: folded.text }
}

/** One more time of what was asked for, where nothing is named: `book for Friday at 5`, after the last time of something. */
export function oneMoreUnnamed({ folded, language }: QuestionParts, talk: Talk): ReadQuestion | null {
  const { question, listed } = talk.before
  const wish =
    OF_TIMES.has(question.kind) && question.terms.length > 0 && listed.length > 0 ? wishIn(folded.text) : null
  if (wish === null || !('verb' in wish) || wish.action !== 'create') return null
  if (!saysOnlyWhen(wish.rest, talk)) return null
  const { again, toWhen } = LANGUAGE_WORDS[language].wishes
  const where = readInAnyLanguage(foldedText(wish.rest).plain).has('saysWhere') ? wish.rest : toWhen(wish.rest)
  return aboutListed(
    talk,
    { ids: spokenOf(talk.before).slice(-1), isOne: true },
    { kind: 'change', text: `${again} ${where}` },
  )
}

/** Whether all words say when, but for one that leads to it: `for Friday`. */
function saysOnlyWhen(text: string, { surroundings }: Talk): boolean {
  const times = understoodIn(text, { language: surroundings.language, surroundings }).filter(({ kind }) =>
    WHEN.has(kind),
  )
  const words = wordsOf(foldedText(withoutSpans(text, times)).plain)
  return times.length > 0 && words.length <= 1 && words.every(({ word }) => isStopWord(word))
}

const WHEN: ReadonlySet<string> = new Set(['date', 'time'])

/** Kinds that ask when something was: one more of it is then meant. */
const OF_TIMES: ReadonlySet<ReadQuestion['kind']> = new Set(['last', 'when'])
