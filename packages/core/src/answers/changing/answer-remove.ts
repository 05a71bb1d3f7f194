import { A_WEEK, formatDay } from '../../date/index.ts'
import { dayByDay } from '../../intents/reading/day-by-day.ts'
import { foldedText, typed, wordsOf } from '../../intents/reading/words.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { isNewId } from '../../intents/proposed-change.ts'
import type { Command } from '../../intents/wishes/command.ts'
import { partsOfQuestion } from '../../intents/reading/question-parts.ts'
import type { DetailedItem } from '../answer-types.ts'
import { anchorOf } from '../answering/anchors.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { candidatesOf } from './candidates.ts'
import { answerOffOrBack } from './off-card.ts'
import { proposed, unchanged, type Candidates } from './proposal.ts'
import { isForAll } from './wish-subject.ts'

/** Of all that are of some kind, titles need not say the kind: `all the yoga lessons`. */
function removed(asking: QuestionContext, words: string): Candidates {
  const folded = foldedText(words)
  const out = readInAnyLanguage(folded.plain).find('except')
  if (!out) return named(asking, words)
  const all = named(asking, typed(folded, 0, out.from))
  return 'ask' in all ? all : allBut(asking, all, typed(folded, out.to))
}

/** What is meant but for some of it, which is found among it: a day that is left out is one of those on which it is. */
function allBut(asking: QuestionContext, all: Extract<Candidates, { found: unknown }>, words: string): Candidates {
  const { surroundings } = asking
  const nows = [surroundings.now, `${formatDay(all.found[0]?.first ?? asking.today)}T00:00`]
  for (const now of nows) {
    const among = { ...asking, all: all.found, surroundings: { ...surroundings, now } }
    const isOfSeveral = dayByDay(words, asking.language).length > 1
    // A day of several that is not read is none that may go.
    const some =
      onEachDay(among, words) ??
      (isOfSeveral ? { ask: unchanged(asking, asking.sentences.changes.unclear) } : candidatesOf(among, words, true))
    const kept = 'found' in some ? some.found : []
    const found = all.found.filter((item) => !kept.includes(item))
    if (kept.length > 0 && found.length > 0) return { ...all, found }
  }
  return { ask: unchanged(asking, asking.sentences.changes.unclear) }
}

/** Whether words are about some days of one week, and not about one thing in them. */
function isOfWeek(words: string, { surroundings }: QuestionContext): boolean {
  const { period, phrases } = partsOfQuestion(words, surroundings)
  const days = period === null ? 0 : period.last - period.first + 1
  const isWeek = period === null ? phrases.has('week') : days > 1 && days <= A_WEEK
  return isWeek && !phrases.has('oneThing')
}

function named(asking: QuestionContext, words: string): Candidates {
  const isAll = isForAll(words)
  const whole = candidatesOf(asking, words, isAll, isAll)
  // Of one week, what comes back in it is all that it is called: `skip the gym next week`.
  const several = !isAll && 'ask' in whole && isOfWeek(words, asking) ? candidatesOf(asking, words, true) : whole
  const isSame = 'found' in several && new Set(several.found.map(({ title }) => title)).size === 1
  return isSame ? several : whole
}

/** The same words for each of two events in whose days something is: `the meetings during Puglia and the Berlin trip`. */
function duringEach(asking: QuestionContext, words: string): readonly string[] {
  const folded = foldedText(words)
  const { find, findAll } = readInAnyLanguage(folded.plain)
  const during = find('during')
  const join = during && findAll('joinsThings').find(({ from }) => from > during.to)
  const sides = join ? [typed(folded, during.to, join.from), typed(folded, join.to)] : []
  const isEach = sides.length > 0 && sides.every((side) => anchorOf(foldedText(side).plain, asking) !== undefined)
  return isEach ? sides.map((side) => `${typed(folded, 0, during?.to)} ${side}`) : []
}

/** What is meant on several days that are told one by one, where it is found on each; null where they are not several. */
function onEachDay(asking: QuestionContext, words: string): Candidates | null {
  const days = dayByDay(words, asking.language).map(({ text }) => text)
  const all = (days.length > 0 ? days : duringEach(asking, words)).map((text) => removed(asking, text))
  const found = all.flatMap((one) => ('found' in one ? [one.found] : []))
  // On one of two journeys there may be nothing of it.
  const isFound = days.length === 0 ? found.length > 0 : found.length > 1 && found.length === all.length
  return isFound ? { found: [...new Set(found.flat())], hasPeriod: true } : null
}

/** The names in words that join some, and the words between two of them. */
function thingsIn(words: string): (from: number, to: number) => string | null {
  const folded = foldedText(words)
  const commas = [...folded.plain.matchAll(/,/gu)].map(({ index }) => ({ from: index, to: index + 1 }))
  const joins = [...readInAnyLanguage(folded.plain).findAll('joinsThings'), ...commas].toSorted(
    (a, b) => a.from - b.from,
  )
  const [starts, ends] = [
    [0, ...joins.map(({ to }) => to)],
    [...joins.map(({ from }) => from), folded.plain.length],
  ]
  return (from, to) => (to < ends.length ? typed(folded, starts[from] ?? 0, ends[to]) : null)
}

/**
 * Things that one verb is said of, each of which is found: `the concert, the vet and the gym`; null where they are not
 * several. A name may have joining words of its own. Each place is looked from once, however many there are.
 */
export function severalOf(asking: QuestionContext, words: string): Candidates | null {
  const between = thingsIn(words)
  const known = new Map<number, readonly DetailedItem[] | null>()
  const foundFrom = (at: number): readonly DetailedItem[] | null => {
    const before = known.get(at)
    if (before !== undefined) return before
    const found = oneAndRest(at)
    known.set(at, found)
    return found
  }
  const oneAndRest = (at: number): readonly DetailedItem[] | null => {
    for (let to = at; to <= at + JOINS_MAX; to += 1) {
      const name = between(at, to)
      const isLast = between(at, to + 1) === null
      // All of the words are no name of one thing among several.
      if (name === null || (at === 0 && isLast)) return null
      const one = removed(asking, name)
      const rest = 'ask' in one ? null : isLast ? [] : foundFrom(to + 1)
      if ('found' in one && rest !== null) return [...one.found, ...rest]
    }
    return null
  }
  const found = foundFrom(0)
  return found && { found: [...new Set(found)], hasPeriod: true }
}

/** What is named, and what is named behind it by an article of its own: `the trip to Lisbon and the flight`. */
function namedApart(asking: QuestionContext, words: string, whole: Candidates): Candidates {
  if ('ask' in whole) return severalOf(asking, words) ?? whole
  const { plain } = foldedText(words)
  const [join] = readInAnyLanguage(plain).findAll('joinsThings')
  if (join === undefined || wordsOf(plain.slice(join.from, join.to)).length === 1) return whole
  const sides = [typed(foldedText(words), 0, join.from), typed(foldedText(words), join.to)]
  const unsure = sides.map((side) => unsureOf(asking, side)).find((side) => side !== null)
  return bothNamed(asking, words, whole.found) ?? unsure ?? whole
}

/** All of several things, where what the words find together is among them. */
function bothNamed(asking: QuestionContext, words: string, found: readonly DetailedItem[]): Candidates | null {
  const several = severalOf(asking, words)
  return several && 'found' in several && found.every((one) => several.found.includes(one)) ? several : null
}

/** What is asked back about one of two things: where it is not sure, the other alone is not all that was said. */
function unsureOf(asking: QuestionContext, words: string): Candidates | null {
  const first = removed(asking, words)
  return 'ask' in first && first.ask.asks === 'which' ? first : null
}

/** So many joining words a name may have. */
const JOINS_MAX = 2

/** Takes away what is meant, or does what else its verb may mean where nothing of that name is there: `drop the kids at ten`. */
export function answerRemove(asking: QuestionContext, { rest, verb }: Command, carry: () => Reply | null): Reply {
  const meant = allMeant(asking, rest)
  const isMissing = 'ask' in meant && !meant.ask.asks && readInAnyLanguage(verb).has('carries')
  const carried = isMissing ? carry() : null
  if (carried !== null) return carried
  const ids = 'found' in meant ? meant.found.map(({ id }) => id) : []
  if (ids.length > 0 && ids.every(isNewId)) return answerOffOrBack(asking, ids, false)
  return proposed(asking, meant, {
    head: (count, hasPeriod) => asking.sentences.changes.deletes(count, !hasPeriod && count > 1),
    change: ({ id }) => ({ action: 'delete', itemId: id }),
  })
}

/** What is meant by words that may tell it one by one, or say what they leave out. */
function allMeant(asking: QuestionContext, words: string): Candidates {
  const isAllBut = readInAnyLanguage(foldedText(words).plain).has('except')
  const each = isAllBut ? null : onEachDay(asking, words)
  return each ?? namedApart(asking, words, removed(asking, words))
}
