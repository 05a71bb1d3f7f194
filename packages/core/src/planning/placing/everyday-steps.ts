import type { Day } from '../../date/index.ts'
import type { YearItem } from '../../year/index.ts'
import { languages } from '../languages.ts'
import type { EventKindWords } from '../planning-words.ts'
import type { PlannedStep, PlanSurroundings } from '../planning-types.ts'
import { before } from '../templates/template-types.ts'
import { chooseDay } from './choose-day.ts'
import { availabilityOf } from './availability.ts'
import { reasonOf } from './reasons.ts'

/** With this many days left, a step may move in both directions; nearer to the event only earlier. */
const FREE_FROM = 4

function windowOf(lead: number, today: Day, goal: Day): { ideal: Day; from: Day; to: Day } {
  const ideal = Math.max(today, goal - lead)
  const reach = lead >= FREE_FROM ? 3 : 1
  return {
    ideal,
    from: Math.max(today, ideal - reach),
    to: Math.min(goal - 1, lead >= FREE_FROM ? ideal + reach : ideal),
  }
}

/** The few steps of an upcoming everyday event, each on a calm day before it. */
export function everydaySteps(item: YearItem, kind: EventKindWords, surroundings: PlanSurroundings): PlannedStep[] {
  const { today, items, holidays, weekStart, language, rules } = surroundings
  const others = items.filter(({ id }) => id !== item.id)
  const availability = availabilityOf(others, holidays, { first: today, last: item.last, weekStart, rules })
  const taken = new Set<Day>()
  return kind.steps.map(([lead, phase, title, description], index) => {
    const id = `everyday-${index + 1}`
    const near = windowOf(lead, today, item.first)
    const day = chooseDay({ ...near, days: 'any', taken }, availability)
    taken.add(day)
    const placed = { ...near, shape: before(id, lead), first: day, last: day }
    const reason = reasonOf(placed, { availability, goal: item.first, lastOfGoal: item.last, index })
    return {
      id,
      title,
      description,
      phase,
      first: day,
      last: day,
      optional: false,
      reason: languages[language].reason(reason),
    }
  })
}
