import type { OwnStep } from '../planning-types.ts'
import { longStep, type StepShape } from '../templates/template-types.ts'
import type { Schedule } from './slots.ts'
import type { Slot, TargetPlace } from './place-steps.ts'

export const OWN_STEPS_MAX = 12
const LENGTH_MAX = 90
const AFTER_MAX = 90
/** What is done so few days before a goal belongs there. */
const NEAR = 4

const whole = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.round(value), least), most) : least

const shapeOf = ({ daysBefore, lengthDays, optional }: OwnStep, at: number): StepShape => {
  const length = whole(lengthDays, 1, LENGTH_MAX)
  return {
    ...longStep(`own-${at + 1}`, 1, [1, length], { optional }),
    place: daysBefore > 0 ? 'flow' : 'after',
    isLong: length > 1,
    lead: whole(Math.abs(daysBefore), 1, 10_000),
    reach: daysBefore < NEAR ? 1 : null,
  }
}

/** Given steps by their offsets, scaled to the available days. */
export function ownSchedule(steps: readonly OwnStep[], { start, goal, lastOfGoal }: TargetPlace): Schedule {
  const shapes = steps.slice(0, OWN_STEPS_MAX).map(shapeOf)
  const days = Math.max(0, goal - start)
  const ahead = shapes.filter(({ place }) => place === 'flow').sort((a, b) => b.lead - a.lead)
  const kept = ahead.slice(Math.max(0, ahead.length - days))
  const longest = kept[0]?.lead ?? 0
  const scale = longest > days ? days / longest : 1
  const before = kept.map((shape, at): Slot => {
    const lead = Math.max(1, Math.min(days, Math.floor(shape.lead * scale)))
    const nextLead = Math.floor((kept[at + 1]?.lead ?? 0) * scale)
    const room = Math.max(1, lead - nextLead)
    const length = Math.min(shape.isLong ? Math.max(1, Math.floor(shape.most * scale)) : 1, room)
    return { shape, first: goal - lead, last: goal - lead + length - 1 }
  })
  const after = shapes
    .filter(({ place }) => place === 'after')
    .map((shape): Slot => {
      const first = lastOfGoal + Math.min(shape.lead, AFTER_MAX)
      return { shape, first, last: first + shape.most - 1 }
    })
    .sort((a, b) => a.first - b.first)
  return {
    before,
    after,
    dropped: ahead.slice(0, ahead.length - kept.length),
    isShortened: scale < 1,
    needed: ahead[0]?.lead ?? 0,
  }
}
