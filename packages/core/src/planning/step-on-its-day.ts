import { partsOf, type Day } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import { eachLanguage, languages } from './languages.ts'
import type { DatedPart, Target } from './planning-types.ts'
import { isDoneBy } from './reading/anchor.ts'
import { CLAUSE_END } from './reading/clauses-in.ts'
import { regExp } from './reading/patterns.ts'
import type { NamedPart } from './reading/part-words.ts'
import { isSaidIn, nounOf, obtains, saidStep, stepsAbout, type SaidStep } from './reading/step-about.ts'
import { withoutEdges } from './reading/target-title.ts'
import type { StepShape } from './templates/template-types.ts'
import { dayOfKind } from './templates/templates.ts'

const patterns = eachLanguage(({ reading, parts }) => ({
  edges: regExp(reading.edges),
  then: regExp(String.raw`^\s*(?:${parts.then})\s`),
  first: regExp(parts.first),
  ofAll: regExp(parts.ofAll),
  owns: regExp(parts.owns),
  done: regExp(parts.done),
  early: regExp(parts.early),
  visits: regExp(parts.visits),
  workBegins: regExp(parts.workBegins),
}))

/** Of more words something is said, and nothing named. */
const NAMED_MOST = 4
/** What is said for longer than a month is the day of no step. */
const DAYS_MOST = 31

/** What a clause behind the name of a goal says has its day. */
interface NamedDay {
  /** As it stands there, and as what it names: `starting`, or `supervisor meeting`. */
  readonly written: string
  readonly words: string
}

/** Whether words name something, or say that somebody comes to look. */
const isName = (words: string, language: Language): boolean =>
  words.split(' ').length <= NAMED_MOST || patterns[language].visits.test(words)

/** What has the day of a goal, where that stands in a clause behind its name and is no more of that: `supervisor meeting`. */
function namedOnDay({ said, understood }: Target, language: Language): NamedDay | null {
  const date = understood.find(({ kind }) => kind === 'date')?.text ?? ''
  const [head = '', ...behind] = said.split(CLAUSE_END)
  const clause = date === '' ? undefined : behind.find((one) => one.includes(date))
  if (clause === undefined || patterns[language].then.test(clause)) return null
  const { edges, owns, done } = patterns[language]
  const written = clause.replace(date, '').replace(/\s+/gu, ' ').trim()
  const words = withoutEdges(written, edges).replace(owns, '').replace(done, '').trim()
  return isName(words, language) && (words === '' || !isSaidIn(head, { words, isAct: false, isInHead: false }))
    ? { written, words }
    : null
}

const heaviest = (shapes: readonly StepShape[]): StepShape | undefined =>
  shapes
    .filter(({ place, isLong }) => place === 'flow' && isLong)
    .toSorted((one, other) => other.weight - one.weight)[0]

/** Whether most is done before the day of a goal: physio for a knee begins on it. */
const isAhead = (shapes: readonly StepShape[]): boolean =>
  2 * shapes.filter(({ place }) => place === 'after').length < shapes.length

/** The steps before the day of a goal that are about a thing, those that only get it apart. */
function stepsOf(part: NamedPart, flow: readonly StepShape[], { templateId }: Target, language: Language) {
  const said = templateId === 'generic' ? {} : languages[language].steps[templateId]
  const steps = flow.map((shape) => saidStep(shape, said[shape.id]?.[1] ?? ''))
  const ids = new Set(stepsAbout(part, steps, language))
  const about = steps.filter(({ id }) => ids.has(id))
  const isGot = ({ title, isLong }: SaidStep): boolean => obtains(title, isLong, language)
  const step = about.find((one) => !isGot(one))
  return { about, step: flow.find(({ id }) => id === step?.id), isGot: about.some(isGot) }
}

/** The step that has the day of a goal; undefined where none has, and null where it is what comes early, without a step. */
function stepNamed(words: string, goal: Target, shapes: readonly StepShape[], language: Language) {
  const part = { words: words.replace(patterns[language].first, ''), isAct: false, isInHead: false }
  const isEarly = [nounOf(part, language), words].some((said) => patterns[language].early.test(said))
  const flow = shapes.filter(({ place }) => place === 'flow')
  const last = flow.at(-1)
  const { about, step, isGot } = stepsOf(part, flow, goal, language)
  if (isDoneBy(goal)) return about.some(({ id }) => id !== last?.id) ? null : undefined
  if (!isEarly && dayOfKind(goal.templateId) !== 'open') return undefined
  // What comes at the end, and what is to be booked, is what all of it is for.
  if (step) return [step].find((one) => one.isLong || one !== last)
  return isAhead(shapes) && isEarly && !isGot ? null : undefined
}

/** The same where the day is that on which work begins; what all of it is for has no step. */
function stepOn({ written, words }: NamedDay, goal: Target, shapes: readonly StepShape[], language: Language) {
  const { workBegins, ofAll, visits } = patterns[language]
  const isWork = workBegins.test(written) && dayOfKind(goal.templateId) === 'open'
  if (isWork) return heaviest(shapes)
  if (visits.test(words)) return null
  return words === '' || ofAll.test(written) ? undefined : stepNamed(words, goal, shapes, language)
}

/** More days than these are no weekend on which something is done. */
const FEW_DAYS = 10

/** What is done ahead of work that is said for a weekend or a few days, and behind it: these are the work itself. */
export function aroundItsDays(
  { anchor, precision, templateId }: Target,
  shapes: readonly StepShape[],
): readonly StepShape[] {
  const work = shapes.findIndex(({ place, isLong }) => place === 'flow' && isLong)
  const days = anchor === null || !['day', 'weekend'].includes(precision) ? 1 : anchor.last - anchor.first + 1
  if (work < 1 || days < 2 || days > FEW_DAYS || dayOfKind(templateId) !== 'open') return shapes
  return shapes.filter(({ place }, at) => at < work || place === 'after')
}

/** By the end of a year that has no date all of a goal is done: `Dad's estate, at the solicitor's by the end of the year`. */
const isEndOfYear = (day: Day): boolean => partsOf(day + 1).month === 1 && partsOf(day + 1).date === 1

/** Whether nothing but a day is said of when a goal is. */
const hasOneDay = ({ anchor, parts, precision, days }: Target): boolean =>
  anchor !== null &&
  anchor.last - anchor.first <= DAYS_MOST &&
  (['day', 'by'].includes(precision) || (precision === 'until' && !isEndOfYear(anchor.last))) &&
  parts.length === 0 &&
  days === null

/**
 * A goal whose only day is that of one of its steps, with the step on it and its own day open: `Thesis, supervisor meeting on
 * 9 April`, `New kitchen, builders start on 7 June`.
 */
export function withStepOnItsDay(goal: Target, shapes: readonly StepShape[], language: Language): Target {
  const { anchor } = goal
  const named = hasOneDay(goal) ? namedOnDay(goal, language) : null
  const step = named === null ? undefined : stepOn(named, goal, shapes, language)
  if (anchor === null || named === null || step === undefined) return goal
  const isBy = isDoneBy(goal)
  const part: DatedPart = { words: named.words, ...anchor, isBy, ...(!isBy && { step: step?.id ?? '' }) }
  return { ...goal, anchor: null, parts: [part] }
}
