import type { Day } from '../date/index.ts'
import { calendarEvent } from './calendar-event.ts'
import { languages } from './languages.ts'
import type { Availability } from './placing/availability.ts'
import { ownDay } from './placing/own-day.ts'
import type { PlannedPart } from './placing/place-plan.ts'
import type { TargetPlace } from './placing/place-steps.ts'
import { idealDays, type Schedule } from './placing/slots.ts'
import type { DatedPart, PlanSurroundings, Target } from './planning-types.ts'
import type { ReadingWords } from './planning-words.ts'
import { upperFirst, withoutEdges } from './reading/target-title.ts'
import { isSaidIn, saysDone } from './reading/step-about.ts'
import type { StepsWithParts } from './steps-with-parts.ts'
import type { OwnWeekdays } from './templates/own-weekdays.ts'
import { oneDay, type StepShape } from './templates/template-types.ts'
import { contentWords } from './reading/content-words.ts'
import { has, regExp } from './reading/patterns.ts'

/** A step on the days of a part of the goal. */
interface DatedStep {
  readonly shape: StepShape
  readonly part: DatedPart
  /** So many of the other steps are ahead of it; null where it has no place among them. */
  readonly ahead: number | null
}

/** Steps that have days of their own, and the others. */
export interface ApartSteps extends StepsWithParts {
  readonly dated: readonly DatedStep[]
}

/** The days of a part: those of an event of the year that it names, where that is in its days. */
function daysOfPart(part: DatedPart, { templateId }: Target, surroundings: PlanSurroundings): DatedPart {
  const event = calendarEvent({ text: part.words, templateId, anchor: part }, surroundings)
  const isIn = event !== null && !event.isBefore && event.first >= part.first && event.last <= part.last
  return isIn ? { ...part, first: event.first, last: event.first, isBy: false } : part
}

/** Whether words say how something is then, or what is not: `I go back to work`, `no driving`. */
const isFact = (words: string, { givenUp, withSubject }: ReadingWords): boolean =>
  has(givenUp, words.trim()) || has(withSubject, words.trim())

interface DaysAhead {
  readonly weekdays: OwnWeekdays
  readonly today: Day
  readonly availability: Availability
}

/** What is done by a day is done in so many days up to it. */
const BY_DAYS = 6

/** Takes the steps of those parts of a goal that have other days out of the row; a part without a step gets one. */
export function partsApart(steps: StepsWithParts, goal: Target, surroundings: PlanSurroundings): ApartSteps {
  const { language } = surroundings
  const { parts: patterns, names, reading } = languages[language]
  const words = new Map(steps.words)
  const edges = regExp(reading.edges)
  const ownOf = ({ words: said }: DatedPart): string => withoutEdges(said.replace(regExp(patterns.leading), ''), edges)
  // `It runs out in July` leaves nothing that would be done.
  const toDo = goal.parts.filter((part) => !isFact(part.words, reading) && contentWords(ownOf(part)).length > 0)
  const dated = toDo.map((said, at): DatedStep => {
    const part = daysOfPart(said, goal, surroundings)
    const own = ownOf(part)
    const named = { words: own, isAct: false, isInHead: false }
    const isOf = ({ id, place }: StepShape): boolean => {
      const title = words.get(id)?.[1] ?? ''
      if (said.step !== undefined) return id === said.step
      return place === 'flow' && (isSaidIn(title, named) || saysDone(title, own, language))
    }
    const found = steps.shapes.findLastIndex(isOf)
    const known = steps.shapes[found]
    if (known) return { shape: known, part, ahead: found + (known.isLong && said.step === undefined ? 1 : 0) }
    const shape = oneDay(`dated-${at + 1}`, [1, 1])
    words.set(shape.id, [names[goal.templateId], upperFirst(own), patterns.notes.dated])
    return { shape, part, ahead: null }
  })
  const taken = new Set(dated.map(({ shape }) => shape).filter(({ isLong }) => !isLong))
  return { ...steps, words, shapes: steps.shapes.filter((shape) => !taken.has(shape)), dated }
}

/** The first day that leaves time behind steps that have their days, where the goal itself has none. */
export function openFrom({ shapes, dated }: ApartSteps): Day | null {
  const days = dated.map(({ part, ahead }) => {
    const lead = idealDays(shapes)
    const behind = ahead === null ? Math.ceil(lead / 2) : idealDays(shapes.slice(ahead))
    return part.first + behind
  })
  return days.length === 0 ? null : Math.max(...days)
}

/** The days of all steps: what is ahead of one that has its own day ends by that, and what is behind begins with it. */
export function scheduleAround(
  { shapes, dated }: ApartSteps,
  place: TargetPlace,
  schedule: (shapes: readonly StepShape[], place: TargetPlace) => Schedule,
): Schedule {
  const isIn = ({ part }: DatedStep): boolean => part.last > place.start && part.last < place.goal
  const [one] = dated.filter((step) => step.ahead !== null && isIn(step))
  if (!one) return schedule(shapes, place)
  const day = one.part.step === undefined ? one.part.last : one.part.first
  const first = shapes.slice(0, one.ahead ?? 0).filter((shape) => shape.place === 'flow')
  const ahead = schedule(first, { ...place, goal: day, lastOfGoal: day })
  // What begins on a day that is said waits for nothing.
  const rest = shapes.filter((shape) => !first.includes(shape))
  const begun = rest.map((shape) => (shape.id === one.part.step ? { ...shape, isSoon: true } : shape))
  const behind = schedule(begun, { ...place, start: day })
  return {
    before: [...ahead.before, ...behind.before],
    after: behind.after,
    dropped: [...ahead.dropped, ...behind.dropped],
    isShortened: ahead.isShortened || behind.isShortened,
    needed: ahead.needed + behind.needed,
  }
}

/** Work on a part goes on until its day. */
function untilItsDay(placed: PlannedPart, dated: readonly DatedStep[]): PlannedPart {
  const until = dated.find(({ shape, part }) => shape.id === placed.shape.id && part.step === undefined)
  const end = until?.part.last ?? placed.last
  return { ...placed, last: Math.max(placed.first, Math.min(placed.last, end)) }
}

/** All steps, those of parts on their own days from today on. */
export function withPartsOnTheirDays(
  placed: readonly PlannedPart[],
  { dated }: ApartSteps,
  { weekdays, today, availability }: DaysAhead,
): readonly PlannedPart[] {
  const apart = dated
    .filter(({ part, shape }) => !shape.isLong && part.last > today)
    .map(({ shape, part: { first, last, isBy } }): PlannedPart => {
      const from = Math.max(today + 1, isBy ? last - BY_DAYS : first)
      const ideal = isBy ? last : Math.max(from, Math.floor((first + last) / 2))
      const day = ownDay({ ideal, first: from, last }, weekdays, availability)
      return { shape, ideal, first: day, last: day, from, to: last, part: 1 }
    })
  return [...placed.map((one) => untilItsDay(one, dated)), ...apart].toSorted((one, other) => one.first - other.first)
}
