import { z } from 'zod'
import { GOAL_TARGET_MAX, GOAL_UNIT_MAX, TITLE_MAX } from '../limits.ts'
import { day, id, lineUpTo, textUpTo } from '../scalars.ts'

/**
 * What is counted: occurrences, their hours, a number that is entered by hand (kilometres, pages), or whether something
 * happened at all.
 */
export const goalKind = z.enum(['count', 'hours', 'number', 'yesNo'])

/** A goal as the assistant names it: a chip that opens. */
export const namedGoal = z.object({ _id: z.string(), title: z.string() }).meta({ id: 'NamedGoal' })

/** What a person says of a goal: its name, how much of what, and the days in which it counts. */
export const goalFields = {
  title: lineUpTo(TITLE_MAX),
  categoryId: id.nullable(),
  target: z.number().positive().max(GOAL_TARGET_MAX),
  unit: textUpTo(GOAL_UNIT_MAX),
  from: day,
  to: day,
}

/** A goal that a card makes. Its id is that of the goal, once the card is applied. */
export const proposedGoal = z
  .object({
    _id: z.string(),
    title: z.string(),
    categoryId: z.string().nullable(),
    kind: goalKind,
    target: z.number(),
    unit: z.string(),
    from: day,
    to: day,
  })
  .meta({ id: 'ProposedGoal' })

export type GoalKind = z.output<typeof goalKind>
export type NamedGoal = z.output<typeof namedGoal>
export type ProposedGoal = z.output<typeof proposedGoal>
