import type { Cue } from '../../intents/languages.ts'
import { readInAnyLanguage, type CuePhrases } from '../../intents/read-phrases.ts'
import { foldedText } from '../../intents/reading/words.ts'
import { isAsking, isEntering, isSameUnit } from './entry-in-text.ts'
import { namedBy } from './named-titles.ts'
import type { MeasuredGoal } from '../answer-types.ts'
import type { Unit } from '../words/facts.ts'

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
export interface GoalQuestion<Goal extends MeasuredGoal = MeasuredGoal> {
  readonly aspect: GoalAspect
  /** Those that it names; empty where it is about all. */
  readonly named: readonly Goal[]
  /** For which time a pace is wanted: what one has to do in each day, week or month. */
  readonly each: Unit
}

/** One of these is in every text about goals. */
const SIGNS: readonly Cue[] = [
  ...(['goal', 'standing', 'howAllGoes', 'going', 'reaching', 'missing', 'streak', 'doneSoFar', 'muchSoFar'] as const),
  ...(['pace', 'someOf', 'forgotten', 'whereToEnter', 'supposing', 'best', 'worst', 'percent'] as const),
]

/** Whether a text may be about goals at all: only then are they read. */
export function mayBeAboutGoals(text: string): boolean {
  const plain = foldedText(text).plain
  if (/\d ?\p{L}/u.test(plain)) return true
  const words = readInAnyLanguage(plain)
  return SIGNS.some((cue) => words.has(cue))
}

/** A folded text, and what its words say. */
interface GoalText {
  readonly plain: string
  readonly words: CuePhrases
  readonly has: CuePhrases['has']
}

/** What a text asks about goals; null where it is about something else, such as the days until an event. */
export function goalQuestion<Goal extends MeasuredGoal>(
  text: string,
  goals: readonly Goal[],
): GoalQuestion<Goal> | null {
  // Runners write `5k`.
  const plain = foldedText(text)
    .plain.trim()
    .replace(/(?<=\d)k(?!\p{L})/gu, ' km')
  const words = readInAnyLanguage(plain)
  const { has } = words
  if (has('ofReminders') && !has('goal')) return null
  const asked = { plain, words, has }
  const byUnit = namedByUnit(plain, goals)
  const ofUnit = aboutUnit(asked, byUnit)
  const byName = namedBy(plain, goals)
  const meant =
    ofUnit === null
      ? (rankAsked(asked, goals) ?? aboutNamed(asked, goals, byName.length > 0 ? byName : byUnit))
      : { aspect: ofUnit, named: byUnit }
  return meant && { ...meant, each: has('eachDay') ? 'day' : has('eachMonth') ? 'month' : 'week' }
}

/** Which goals a question is about, and what it asks of them. */
type GoalSubject<Goal extends MeasuredGoal> = Omit<GoalQuestion<Goal>, 'each'>

/** What is asked of those that are named, or of all. */
function aboutNamed<Goal extends MeasuredGoal>(
  asked: GoalText,
  goals: readonly Goal[],
  named: readonly Goal[],
): GoalSubject<Goal> | null {
  if (named.length > 0 && isNoted(asked)) return { aspect: 'enter', named }
  if (asked.has('making') || !(asked.has('goal') || isAboutOwn(asked, goals, named))) return null
  return { aspect: aspectOf(asked, named), named }
}

/** Whether something that was done is to be noted, or it is asked where that is done. */
const isNoted = ({ plain, words, has }: GoalText): boolean =>
  has('whereToEnter') || (has('forgotten') && !isAsking(plain, words))

const UNITS = ['day', 'week', 'month'] as const satisfies readonly Cue[]

/** Which goes best or worst: of all, or of those that are named. */
function rankAsked<Goal extends MeasuredGoal>(
  { plain, has }: GoalText,
  goals: readonly Goal[],
): GoalSubject<Goal> | null {
  const aspect = has('worst') ? 'worst' : has('best') ? 'best' : null
  if (aspect === null || has('making') || UNITS.some(has)) return null
  const named = goals.filter((goal) => namedBy(plain, [goal]).length > 0)
  return has('goal') || has('standing') || has('whatGoes') || named.length > 1 ? { aspect, named } : null
}

/** Those whose own unit is said: `500 km`. */
const namedByUnit = <Goal extends MeasuredGoal>(plain: string, goals: readonly Goal[]): readonly Goal[] =>
  goals.filter(
    ({ kind, unit }) =>
      kind === 'number' && unit !== '' && plain.split(/[^\p{L}\p{N}]+/u).some((word) => isSameUnit(unit, word)),
  )

/** What is asked of goals by their unit alone: to note some, how many there are, or what so many a week would come to. */
function aboutUnit({ plain, words, has }: GoalText, byUnit: readonly MeasuredGoal[]): GoalAspect | null {
  if (byUnit.length === 0) return null
  if (has('supposing') && has('perTime')) return 'pace'
  if (isEntering(plain, words, byUnit)) return 'enter'
  return has('doneSoFar') && !has('missing') ? 'total' : null
}

const isAboutPace = ({ has }: GoalText): boolean => (has('pace') || has('supposing')) && has('perTime')

/** A part of a goal, and no part of one's time. */
const isAboutPercent = ({ has }: GoalText): boolean => has('percent') && !has('ofTime')

/** What is said so of a goal that is named, without the word for it. */
const OF_NAMED: readonly Cue[] = ['standing', 'going', 'reaching', 'streak', 'muchSoFar']

/** Without the word for it, a goal is meant where one is named, or where nothing else could stand like that. */
function isAboutOwn(asked: GoalText, goals: readonly MeasuredGoal[], named: readonly MeasuredGoal[]): boolean {
  const { has } = asked
  if (goals.length === 0) return false
  if (named.length === 0) return has('standing') || has('howAllGoes') || has('streak')
  return OF_NAMED.some(has) || isAboutPercent(asked) || (has('missing') && has('iMiss')) || isAboutPace(asked)
}

/** What is asked, by the first of these that is said. */
const ASPECTS: readonly (readonly [GoalAspect, (asked: GoalText, isNamed: boolean) => boolean])[] = [
  ['streak', ({ has }) => has('streak')],
  ['pace', isAboutPace],
  ['percent', isAboutPercent],
  ['forecast', ({ has }) => has('reaching')],
  ['missing', ({ has }) => has('missing')],
  ['behind', ({ has }, isNamed) => !isNamed && has('behind')],
  ['ahead', ({ has }, isNamed) => !isNamed && has('ahead')],
  ['total', ({ has }, isNamed) => isNamed && has('muchSoFar')],
  ['done', ({ has }, isNamed) => !isNamed && has('done')],
]

const aspectOf = (asked: GoalText, named: readonly MeasuredGoal[]): GoalAspect =>
  ASPECTS.find(([, isAsked]) => isAsked(asked, named.length > 0))?.[0] ?? 'state'
