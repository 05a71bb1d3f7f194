import { foldForSearch } from '../../event/index.ts'
import { isSameWord, sameWordAs } from '../reading/stems.ts'
import {
  A_WEEK,
  BEHIND,
  DONE,
  DONE_SO_FAR,
  ENTERING,
  GOAL,
  GOING,
  MAKING,
  MISSING,
  MUCH_SO_FAR,
  MY_MISSING,
  PACE,
  REACHING,
  STANDING,
  STREAK,
} from './goal-words.ts'
import { namedBy } from './named-titles.ts'
import type { AskedGoal } from './pursuit-types.ts'

/** What of goals is asked for. */
export type GoalAspect = 'state' | 'total' | 'missing' | 'pace' | 'forecast' | 'streak' | 'behind' | 'done' | 'enter'

/** A question about goals: about which, and what. */
export interface GoalQuestion {
  readonly aspect: GoalAspect
  /** Those that it names; empty where it is about all. */
  readonly named: readonly AskedGoal[]
}

/** Whether a text may be about goals at all: only then are they read. */
export function mayBeAboutGoals(text: string): boolean {
  const plain = foldForSearch(text)
  return [GOAL, STANDING, GOING, REACHING, MISSING, STREAK, DONE_SO_FAR, MUCH_SO_FAR, PACE, ENTERING].some((pattern) =>
    pattern.test(plain),
  )
}

/** What a text asks about goals; null where it is about something else, such as the days until an event. */
export function goalQuestion(text: string, goals: readonly AskedGoal[]): GoalQuestion | null {
  const plain = foldForSearch(text)
  const byUnit = namedByUnit(plain, goals)
  const ofUnit = aboutUnit(plain, byUnit)
  if (ofUnit !== null) return { aspect: ofUnit, named: byUnit }
  const byName = namedBy(plain, goals)
  const named = byName.length > 0 ? byName : byUnit
  const saysGoal = GOAL.test(plain)
  if (MAKING.test(plain) || !(saysGoal || isAboutOwn(plain, goals, named))) return null
  return { aspect: aspectOf(plain, named), named }
}

/** Those whose own unit is said: `500 km`. */
const namedByUnit = (plain: string, goals: readonly AskedGoal[]): readonly AskedGoal[] =>
  goals.filter(
    ({ kind, unit }) =>
      kind === 'number' && unit !== '' && plain.split(/[^\p{L}\p{N}]+/u).some(sameWordAs(foldForSearch(unit))),
  )

/** What is asked of goals by their unit alone: to note some, or how many there are. */
function aboutUnit(plain: string, byUnit: readonly AskedGoal[]): GoalAspect | null {
  if (byUnit.length === 0) return null
  const entered = ENTERING.exec(plain)?.groups?.['unit']
  if (entered !== undefined && byUnit.some(({ unit }) => isSameWord(foldForSearch(unit), entered))) return 'enter'
  return DONE_SO_FAR.test(plain) ? 'total' : null
}

function isAboutPace(plain: string): boolean {
  return PACE.test(plain) && A_WEEK.test(plain)
}

/** Without the word for it, a goal is meant where one is named, or where nothing else could stand like that. */
function isAboutOwn(plain: string, goals: readonly AskedGoal[], named: readonly AskedGoal[]): boolean {
  if (goals.length === 0) return false
  if (named.length > 0) {
    return (
      [STANDING, GOING, REACHING, STREAK, MUCH_SO_FAR].some((pattern) => pattern.test(plain)) ||
      (MISSING.test(plain) && MY_MISSING.test(plain)) ||
      isAboutPace(plain)
    )
  }
  return (
    STANDING.test(plain) || /^(?:e )?(?:come sto andando|how am i doing)[ ?!.]*$/u.test(plain) || STREAK.test(plain)
  )
}

/** What is asked, by the first of these that is said. */
const ASPECTS: readonly (readonly [GoalAspect, (plain: string, isNamed: boolean) => boolean])[] = [
  ['streak', (plain) => STREAK.test(plain)],
  ['pace', isAboutPace],
  ['forecast', (plain) => REACHING.test(plain)],
  ['missing', (plain) => MISSING.test(plain)],
  ['behind', (plain, isNamed) => !isNamed && BEHIND.test(plain)],
  ['total', (plain, isNamed) => isNamed && MUCH_SO_FAR.test(plain)],
  ['done', (plain, isNamed) => !isNamed && DONE.test(plain)],
]

const aspectOf = (plain: string, named: readonly AskedGoal[]): GoalAspect =>
  ASPECTS.find(([, isAsked]) => isAsked(plain, named.length > 0))?.[0] ?? 'state'
