import { daysOf, type DayState, type FreeDays, type FreeStretch } from './free-days.ts'

/** How days of leave are to be used. */
export interface LeaveWish {
  /** Days of leave at hand: at most `LEAVE_MAX` are looked at. */
  readonly leave: number
  /** The fewest days of a stretch that counts. */
  readonly least: number
  /** What a day of leave would have to give way to, from the first of the days on: events that count. */
  readonly events: readonly number[]
}

/** The best use of some days of leave. */
export interface BestUse {
  /** In order; each has at least a day of leave. */
  readonly stretches: readonly FreeStretch[]
  /** Days of all stretches. */
  readonly days: number
  /** Days of leave that it takes: fewer than there are where more would win nothing. */
  readonly leave: number
}

/** The most days of leave that are planned. */
export const LEAVE_MAX = 60

/** Weights by which each aim outweighs all that come after it, within what a year can hold. */
const EVENTS_MOST = 99
const A_STRETCH = LEAVE_MAX * EVENTS_MOST + 1
const A_DAY_OF_LEAVE = A_STRETCH * (LEAVE_MAX + 1)
const A_DAY = A_DAY_OF_LEAVE * (LEAVE_MAX + 1)

/** A stretch by places: `next` is the first place that is decided after it. */
interface Choice extends FreeStretch {
  readonly next: number
  readonly score: number
}

/**
 * The use of days of leave that gives the most days in free stretches. A stretch is a maximal run of days that are off or
 * leave; it counts, with all its days, if it has a day of leave and at least `least` days. Of uses that give as many days,
 * the one with less leave is better, then with fewer stretches, then with fewer events on its days of leave, then the
 * earlier one.
 *
 * Exact, by dynamic programming over days and leave: `best[d][n]` is the most that the days from `d` on can give with `n` days
 * of leave, where `d` begins no stretch in its middle. Either `d` is in no stretch, or one begins there; then the day of work
 * behind it stays one, and the rest is `best` behind that. A stretch with n days of leave is at most as long as n
 * weeks, so the work grows with days x leave x leave.
 */
export function bestUse(days: FreeDays, wish: LeaveWish): BestUse {
  const most = Math.max(0, Math.min(LEAVE_MAX, Math.floor(wish.leave)))
  const count = days.states.length
  const choices = Array.from({ length: count }, (_, place) => choicesAt(place, days, { ...wish, leave: most }))
  const chosen = chooseStretches(choices, most)
  return useOf(days.first, readChoices(chosen, { count, most }))
}

/** The stretch with which the best use begins, by place and leave; none where it leaves the place as it is. */
type Chosen = ReadonlyMap<number, Choice>

const keyOf = (place: number, leave: number): number => place * (LEAVE_MAX + 1) + leave

function chooseStretches(choices: readonly (readonly Choice[])[], most: number): Chosen {
  const best = new Float64Array(keyOf(choices.length + 2, 0))
  const chosen = new Map<number, Choice>()
  const scoreOf = (choice: Choice, leave: number): number =>
    choice.score + (best[keyOf(choice.next, leave - choice.leave)] ?? 0)
  const decide = (place: number, leave: number): void => {
    let score = best[keyOf(place + 1, leave)] ?? 0
    for (const choice of choices[place] ?? []) {
      if (choice.leave > leave) break
      const other = scoreOf(choice, leave)
      // The first of equals is the earlier use: a stretch here, rather than one behind.
      if (other < score || (other === score && chosen.has(keyOf(place, leave)))) continue
      score = other
      chosen.set(keyOf(place, leave), choice)
    }
    best[keyOf(place, leave)] = score
  }
  for (let place = choices.length - 1; place >= 0; place -= 1)
    for (let leave = 0; leave <= most; leave += 1) decide(place, leave)
  return chosen
}

/** The stretches that may begin at a place and count, by their days of leave. */
function choicesAt(from: number, { states }: FreeDays, { leave: most, least, events }: LeaveWish): Choice[] {
  const choices: Choice[] = []
  // It would begin in the middle of a run of days off.
  if (states[from - 1] === 'off') return choices
  let [leave, burden] = [0, 0]
  for (let to = from; to < states.length && states[to] !== 'closed'; to += 1) {
    if (states[to] === 'work') {
      leave += 1
      burden += Math.min(EVENTS_MOST, events[to] ?? 0)
    }
    if (leave > most) break
    const stretch = { first: from, last: to, leave }
    // Else it would end in the middle of a run of days off.
    if (daysOf(stretch) >= least && states[to + 1] !== 'off') choices.push(choiceOf(stretch, burden, states[to + 1]))
  }
  return choices.filter((choice) => choice.leave > 0)
}

/** A day of work behind it stays one; what is closed, or the end, needs none. */
function choiceOf(stretch: FreeStretch, burden: number, behind: DayState | undefined): Choice {
  const score = daysOf(stretch) * A_DAY - stretch.leave * A_DAY_OF_LEAVE - A_STRETCH - burden
  return { ...stretch, score, next: stretch.last + (behind === 'work' ? 2 : 1) }
}

function readChoices(chosen: Chosen, { count, most }: { count: number; most: number }): Choice[] {
  const read: Choice[] = []
  let [place, leave] = [0, most]
  while (place < count) {
    const choice = chosen.get(keyOf(place, leave))
    if (choice) {
      read.push(choice)
      leave -= choice.leave
    }
    place = choice?.next ?? place + 1
  }
  return read
}

function useOf(first: number, choices: readonly Choice[]): BestUse {
  const stretches = choices.map((one) => ({ first: first + one.first, last: first + one.last, leave: one.leave }))
  return {
    stretches,
    days: stretches.reduce((sum, stretch) => sum + daysOf(stretch), 0),
    leave: stretches.reduce((sum, { leave }) => sum + leave, 0),
  }
}
