import { isSameUnit, withSpelledUnits } from './unit-words.ts'
import {
  AHEAD,
  ASKING,
  A_DAY,
  A_MONTH,
  A_WEEK,
  BEHIND,
  BEST,
  DONE,
  DONE_SO_FAR,
  ENTERED,
  ENTERING,
  FORGOTTEN,
  GOAL,
  GOING,
  MAKING,
  MISSING,
  MUCH_SO_FAR,
  MY_MISSING,
  OF_REMINDERS,
  OF_A_MONTH,
  PACE,
  PERCENT,
  REACHING,
  REQUEST,
  STANDING,
  STREAK,
  SUPPOSING,
  WHAT_GOES,
  WHERE_TO_ENTER,
  WORST,
} from './goal-words.ts'
import { namedBy } from './named-titles.ts'
import type { AskedGoal } from './pursuit-types.ts'
import { foldedText } from '../reading/folded-text.ts'

/** What of goals is asked for. */
export type GoalAspect =
  | 'state'
  | 'total'
  | 'percent'
  | 'missing'
  | 'pace'
  | 'forecast'
  | 'streak'
  | 'behind'
  | 'ahead'
  | 'best'
  | 'worst'
  | 'done'
  | 'enter'

/** A question about goals: about which, and what. */
export interface GoalQuestion<Goal extends AskedGoal = AskedGoal> {
  readonly aspect: GoalAspect
  /** Those that it names; empty where it is about all. */
  readonly named: readonly Goal[]
  /** In how many days a pace is wanted: what one has to do a day, a week or a month. */
  readonly paceDays: number
}

/** One of these is in every text about goals. */
const SIGNS = [
  GOAL,
  STANDING,
  GOING,
  REACHING,
  MISSING,
  STREAK,
  DONE_SO_FAR,
  MUCH_SO_FAR,
  PACE,
  ENTERED,
  FORGOTTEN,
  WHERE_TO_ENTER,
] as const
const RARER_SIGNS = [SUPPOSING, BEST, WORST, PERCENT] as const

/** Whether a text may be about goals at all: only then are they read. */
export function mayBeAboutGoals(text: string): boolean {
  const plain = foldedText(text).plain
  return [...SIGNS, ...RARER_SIGNS].some((pattern) => plain.search(pattern) >= 0)
}

/** What a text asks about goals; null where it is about something else, such as the days until an event. */
export function goalQuestion<Goal extends AskedGoal>(text: string, goals: readonly Goal[]): GoalQuestion<Goal> | null {
  const plain = withSpelledUnits(foldedText(text).plain.trim())
  if (OF_REMINDERS.test(plain) && !GOAL.test(plain)) return null
  const byUnit = namedByUnit(plain, goals)
  const ofUnit = aboutUnit(plain, byUnit)
  const byName = namedBy(plain, goals)
  const meant =
    ofUnit === null
      ? (rankAsked(plain, goals) ?? aboutNamed(plain, goals, byName.length > 0 ? byName : byUnit))
      : { aspect: ofUnit, named: byUnit }
  return meant && { ...meant, paceDays: A_DAY.test(plain) ? 1 : A_MONTH.test(plain) ? DAYS_A_MONTH : DAYS_A_WEEK }
}

const DAYS_A_WEEK = 7
const DAYS_A_MONTH = 30

/** Which goals a question is about, and what it asks of them. */
type Meant<Goal extends AskedGoal> = Omit<GoalQuestion<Goal>, 'paceDays'>

/** What is asked of those that are named, or of all. */
function aboutNamed<Goal extends AskedGoal>(
  plain: string,
  goals: readonly Goal[],
  named: readonly Goal[],
): Meant<Goal> | null {
  if (named.length > 0 && isNoted(plain)) return { aspect: 'enter', named }
  if (MAKING.test(plain) || !(GOAL.test(plain) || isAboutOwn(plain, goals, named))) return null
  return { aspect: aspectOf(plain, named), named }
}

/** Whether something that was done is to be noted, or it is asked where that is done. */
const isNoted = (plain: string): boolean => WHERE_TO_ENTER.test(plain) || (FORGOTTEN.test(plain) && !isAsking(plain))

/** Which goes best or worst: of all, or of those that are named. */
function rankAsked<Goal extends AskedGoal>(plain: string, goals: readonly Goal[]): Meant<Goal> | null {
  const aspect = WORST.test(plain) ? 'worst' : BEST.test(plain) ? 'best' : null
  if (aspect === null || MAKING.test(plain) || OF_A_MONTH.test(plain)) return null
  const named = goals.filter((goal) => namedBy(plain, [goal]).length > 0)
  return GOAL.test(plain) || STANDING.test(plain) || WHAT_GOES.test(plain) || named.length > 1
    ? { aspect, named }
    : null
}

/** Those whose own unit is said: `500 km`. */
const namedByUnit = <Goal extends AskedGoal>(plain: string, goals: readonly Goal[]): readonly Goal[] =>
  goals.filter(
    ({ kind, unit }) =>
      kind === 'number' && unit !== '' && plain.split(/[^\p{L}\p{N}]+/u).some((word) => isSameUnit(unit, word)),
  )

/** What is asked of goals by their unit alone: to note some, how many there are, or what so many a week would come to. */
function aboutUnit(plain: string, byUnit: readonly AskedGoal[]): GoalAspect | null {
  if (byUnit.length === 0) return null
  if (SUPPOSING.test(plain) && A_WEEK.test(plain)) return 'pace'
  if (isEntering(plain, byUnit)) return 'enter'
  return DONE_SO_FAR.test(plain) && !MISSING.test(plain) ? 'total' : null
}

function isEntering(plain: string, byUnit: readonly AskedGoal[]): boolean {
  if (isAsking(plain) || !ENTERING.test(plain)) return false
  const units = [...plain.matchAll(ENTERED)].map((match) => match.groups?.['unit'] ?? '')
  return units.some((entered) => byUnit.some(({ unit }) => isSameUnit(unit, entered)))
}

const isAsking = (plain: string): boolean => ASKING.test(plain.replace(REQUEST, ''))

const isAboutPace = (plain: string): boolean => (PACE.test(plain) || SUPPOSING.test(plain)) && A_WEEK.test(plain)

/** Without the word for it, a goal is meant where one is named, or where nothing else could stand like that. */
function isAboutOwn(plain: string, goals: readonly AskedGoal[], named: readonly AskedGoal[]): boolean {
  if (goals.length === 0) return false
  if (named.length > 0) {
    return (
      [STANDING, GOING, REACHING, STREAK, MUCH_SO_FAR, PERCENT].some((pattern) => pattern.test(plain)) ||
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
  ['percent', (plain) => PERCENT.test(plain)],
  ['forecast', (plain) => REACHING.test(plain)],
  ['missing', (plain) => MISSING.test(plain)],
  ['behind', (plain, isNamed) => !isNamed && BEHIND.test(plain)],
  ['ahead', (plain, isNamed) => !isNamed && AHEAD.test(plain)],
  ['total', (plain, isNamed) => isNamed && MUCH_SO_FAR.test(plain)],
  ['done', (plain, isNamed) => !isNamed && DONE.test(plain)],
]

const aspectOf = (plain: string, named: readonly AskedGoal[]): GoalAspect =>
  ASPECTS.find(([, isAsked]) => isAsked(plain, named.length > 0))?.[0] ?? 'state'
