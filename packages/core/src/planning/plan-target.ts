import type { Day } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import { afterEvent } from './after-event.ts'
import { guessCategory } from './guess-category.ts'
import { languages } from './languages.ts'
import { isVague, type TargetDays } from './placing/target-day.ts'
import { withEasterSunday } from './placing/easter-sunday.ts'
import { availabilityOf, type Availability } from './placing/availability.ts'
import { OWN_STEPS_MAX, ownSchedule } from './placing/own-steps.ts'
import { placePlan, type PlannedPart } from './placing/place-plan.ts'
import type { TargetPlace } from './placing/place-steps.ts'
import { reasonOf } from './placing/reasons.ts'
import { scheduleOf, type Pace } from './placing/slots.ts'
import { isSlow, latestDay, planDays, type PlanDays } from './plan-days.ts'
import { undatedOf } from './undated.ts'
import { withOtherGoal, type PlanOfOne } from './two-goals.ts'
import { warningsOf } from './plan-warnings.ts'
import type { Target, OwnStep, Plan, PlannedStep, PlanSurroundings } from './planning-types.ts'
import { isDoneBy } from './reading/anchor.ts'
import { signsOf } from './reading/classify.ts'
import { stepsOver } from './reading/there-already.ts'
import { detailsOf } from './reading/details-of.ts'
import { titleWithoutEvent } from './reading/target-title.ts'
import { ownWordsOf, withOwnWords, type OwnWords } from './reading/own-words.ts'
import { openFrom, partsApart, scheduleAround, withPartsOnTheirDays } from './parts-on-their-days.ts'
import { aroundItsDays, withStepOnItsDay } from './step-on-its-day.ts'
import { stepsWithParts, type StepsWithParts } from './steps-with-parts.ts'
import { namesGoal, type Detail } from './templates/details.ts'
import type { Sign } from './templates/signs.ts'
import { DAYS_BEHIND, type StepShape, type StepWords } from './templates/template-types.ts'
import { dayOfKind, rulesOf, stepsFor } from './templates/templates.ts'

interface Wording {
  readonly goal: Target
  readonly own: readonly OwnStep[] | undefined
  readonly availability: Availability
  readonly place: TargetPlace
  readonly language: Language
  readonly ownWords: OwnWords
  readonly partWords: StepsWithParts['words']
}

/** What is said of a step beside its own words: whose date it needs, and how often it is done. */
function notesOn({ asks, timesAWeek }: StepShape, { goal, language }: Wording): readonly string[] {
  const words = languages[language]
  const often = goal.hoursAWeek === null ? words.timesAWeek(timesAWeek ?? 0) : words.hours(goal.hoursAWeek)
  return [...(asks === null ? [] : [words.asksFor(asks)]), ...(timesAWeek === null ? [] : [words.rhythm(often)])]
}

function wordsOf(placed: PlannedPart, wording: Wording): StepWords {
  const { goal, own, place, language, partWords } = wording
  const { id } = placed.shape
  const ownStep = own?.[Number(id.replace('own-', '')) - 1]
  const words = languages[language]
  if (ownStep && id.startsWith('own-')) {
    return [words.ownPhase(placed.first > place.lastOfGoal), ownStep.title, ownStep.description]
  }
  const known = partWords.get(id) ?? (goal.templateId === 'generic' ? undefined : words.steps[goal.templateId][id])
  const [phase, title, description] = known ?? [words.names[goal.templateId], id, '']
  const text = [description, ...notesOn(placed.shape, wording)].filter((part) => part !== '').join(' ')
  return [phase, withOwnWords(title, wording.ownWords), text]
}

function plannedStep(placed: PlannedPart, index: number, wording: Wording): PlannedStep {
  const { availability, place, language } = wording
  const [phase, title, description] = wordsOf(placed, wording)
  const { first, last, shape, part } = placed
  const words = languages[language]
  const reason = reasonOf(placed, { availability, goal: place.goal, lastOfGoal: place.lastOfGoal, index })
  return {
    id: part > 1 ? `${shape.id}-${part}` : shape.id,
    title: part > 1 ? words.continued(title, part) : title,
    description,
    phase,
    first,
    last,
    optional: shape.optional,
    reason: words.reason(reason),
  }
}

/** From so many days on a period is one to do something in; of a shorter one only the end counts. */
const PERIOD_LEAST = 80
const YEAR_DAYS = 360

/** Whether work is done in a year that is named: it may take all of it. */
const isInYear = ({ anchor, templateId }: Target): boolean =>
  anchor !== null && anchor.last - anchor.first >= YEAR_DAYS && dayOfKind(templateId) === 'open'

/** What goes on for a whole period begins with it: a book a month next year. */
const periodStart = (goal: Target, { day }: TargetDays): Day | null => {
  const { anchor } = goal
  const goesOn = dayOfKind(goal.templateId) === 'lasting' || isInYear(goal)
  return anchor && goesOn && day - anchor.first >= PERIOD_LEAST ? anchor.first : null
}

function placeOf(goal: Target, days: TargetDays, today: Day): TargetPlace {
  const from = goal.from ?? periodStart(goal, days) ?? today
  const start = Math.max(today, Math.min(from, Math.max(today, days.day - 1)))
  return { start, goal: days.day, lastOfGoal: Math.max(days.day, days.last) }
}

/**
 * Up to so many days ahead, a day that is said for what lasts is its first: one stops on 1 May, though what takes a while
 * to show may be wanted by then.
 */
const beginsWithin = (id: Target['templateId']): number => (rulesOf(id).isGivenUp ? 60 : 21)

const beginsThen = ({ templateId, precision, anchor }: Target, today: Day): boolean =>
  dayOfKind(templateId) === 'lasting' &&
  precision === 'day' &&
  anchor !== null &&
  anchor.first - today <= beginsWithin(templateId)

/** Whether the first and the last day of a goal are said. */
const hasGivenDays = ({ precision, anchor }: Target): boolean =>
  precision === 'day' && anchor !== null && anchor.first < anchor.last && !isVague(anchor)

/** How the time before a goal is used: work for what is done by a day may begin at once. */
function paceOf(goal: Target, { event }: PlanDays, { away }: Availability, language: Language): Pace {
  const { templateId } = goal
  const isOpen = dayOfKind(templateId) === 'open'
  const isBy = isDoneBy(goal) || event?.isBefore === true || isInYear(goal)
  const isUnhurried = isInYear(goal) || isSlow(goal, languages[language].reading)
  const mayWait = !isUnhurried && rulesOf(templateId).mayWait === true
  return { away, isOpen, isDeadline: isOpen && (isBy || isUnhurried), mayWait }
}

/** The steps of a goal by what its words say, without those that are not taken where its language is spoken. */
function shapesOf(goal: Target, { language, today }: PlanSurroundings): readonly StepShape[] {
  if (goal.templateId === 'generic') return []
  const words = languages[language].steps[goal.templateId]
  const ofDays: readonly Detail[] = [
    ...(beginsThen(goal, today) ? (['fromThen'] as const) : []),
    ...(hasGivenDays(goal) ? (['givenDays'] as const) : []),
  ]
  const isMeant = (sign: Sign): boolean =>
    !namesGoal.has(sign) || signsOf(goal.title, goal.templateId, language).has(sign)
  const ofGoal = [...signsOf(goal.said, goal.templateId, language)].filter(isMeant)
  const signs = [...ofGoal, ...detailsOf(goal, language), ...ofDays]
  const shapes = stepsFor(goal.templateId, new Set(signs)).filter(({ id }) => id in words)
  const over = stepsOver(goal.said, goal.templateId, language)
  return shapes.filter(({ id }) => !over.has(id))
}

/** The title of a plan, without the event of the year before which it is. */
const titleOf = ({ title }: Target, { source, event }: PlanDays, language: Language): string =>
  source === 'calendar' && event?.isBefore === true
    ? titleWithoutEvent(title, event.until, languages[language].reading)
    : title

/** The plan of a goal by itself, and the other goals that it names. */
function planOne(target: Target, surroundings: PlanSurroundings, ownSteps?: readonly OwnStep[]): PlanOfOne {
  const said = afterEvent(target, surroundings)
  const { today, items, holidays, language, weekStart, categories, rules } = surroundings
  const own = ownSteps && ownSteps.length > 0 ? ownSteps.slice(0, OWN_STEPS_MAX) : undefined
  const ofKind = aroundItsDays(said, shapesOf(said, surroundings))
  const goal = own ? said : withStepOnItsDay(said, ofKind, language)
  const steps = partsApart(stepsWithParts(goal, ofKind, language), goal, surroundings)
  const { shapes, words: partWords } = steps
  const undated = undatedOf({ goal, shapes, own, openFrom: goal.anchor ? null : openFrom(steps) }, language)
  const categoryId = goal.categoryId ?? guessCategory(goal.text, items, categories)
  const availability = availabilityOf(items, withEasterSunday(holidays, language), {
    first: today,
    last: Math.max(today, latestDay(undated, surroundings)) + DAYS_BEHIND,
    weekStart,
    rules,
    categoryId,
    planned: surroundings.planned,
  })
  const days = planDays(undated, surroundings, availability)
  const place = placeOf(goal, days, today)
  const pace = paceOf(goal, days, availability, language)
  const schedule = own
    ? ownSchedule(own, place)
    : scheduleAround(steps, place, (some, at) => scheduleOf(some, at, pace))
  const inRow = days.last < today ? [] : placePlan(schedule, availability, place)
  const placed = own ? inRow : withPartsOnTheirDays(inRow, steps, { ...undated, today, availability })
  const wording = { goal, own, availability, place, language, ownWords: ownWordsOf(goal.title, language), partWords }
  const planned = placed.map((one, index) => plannedStep(one, index, wording))
  const words = languages[language]
  const others = own ? [] : steps.others
  const plan = {
    title: titleOf(goal, days, language),
    day: days.day,
    last: place.lastOfGoal,
    description: words.description({
      kind: words.names[goal.templateId],
      hasSteps: planned.length > 0,
      hours: goal.hoursAWeek,
    }),
    categoryId,
    templateId: goal.templateId,
    steps: planned,
    warnings: warningsOf({ goal, days, start: place.start, schedule, availability, others }, surroundings).map(
      words.warning,
    ),
  }
  return { plan, others, isProposed: days.source === 'proposed' }
}

/**
 * Plans the preparation of a target backwards from its day, each step on a calm day near its place. `ownSteps` replace
 * the template's; at most twelve count. A target without a date gets one and a warning; for a past target there are no
 * steps. Where it names another goal, the main steps of that one are in it too.
 */
export function planTarget(target: Target, surroundings: PlanSurroundings, ownSteps?: readonly OwnStep[]): Plan {
  const one = planOne(target, surroundings, ownSteps)
  return withOtherGoal(
    target,
    one,
    (goal, planned) => planOne(goal, { ...surroundings, planned }),
    surroundings.language,
  )
}
