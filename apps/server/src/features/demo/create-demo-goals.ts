import type { User } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import { writeChange, type Storage } from '#server/db/journal/write-change.ts'
import type { GoalContent, GoalEntryContent } from '#server/db/schema.ts'
import { storedGoals } from '#server/features/goals/stored-goals.ts'
import type { DemoCategory } from './demo-entry.ts'
import { demoGoals, weeklyRuns, type DemoGoal } from './demo-goals.ts'

interface DemoYear {
  readonly year: number
  readonly language: User['language']
  /** Last day with entries made by hand. */
  readonly today: string
  readonly categoryIds: ReadonlyMap<DemoCategory, string>
}

/** Creates the missing goals of the demo year. Returns the ids of all, by the template of their milestone. */
export async function createDemoGoals(
  storage: Storage,
  access: Access,
  demoYear: DemoYear,
): Promise<ReadonlyMap<string, string>> {
  const there = new Map((await storedGoals(storage.db.read, access.ownerId)).map(({ title, _id }) => [title, _id]))
  const all = demoGoals.map((goal) => ({ id: there.get(goal.title[demoYear.language]) ?? uuid(), goal }))
  const goals = all.filter(({ goal }) => !there.has(goal.title[demoYear.language]))
  await writeChange(storage, access, { kind: 'goal.create' }, async ({ put, now }) => {
    await put(
      'goal',
      goals.map(({ id, goal }) => ({ id, content: contentOf(goal, demoYear, now) })),
    )
    const entered = goals.filter(({ goal }) => goal.hasEntries).flatMap(({ id }) => entriesOf(id, demoYear, now))
    await put(
      'goalEntry',
      entered.map((content) => ({ id: uuid(), content })),
    )
  })
  return new Map(all.flatMap(({ id, goal }) => (goal.milestone === null ? [] : [[goal.milestone, id]])))
}

function contentOf(goal: DemoGoal, { year, language, categoryIds }: DemoYear, now: string): GoalContent {
  const categoryId = categoryIds.get(goal.category) ?? null
  const [from, to] = goal.days
  return {
    title: goal.title[language],
    description: '',
    category_id: categoryId,
    kind: goal.kind,
    target: goal.target,
    unit: goal.unit,
    first_on: `${String(year)}-${from}`,
    last_on: `${String(year)}-${to}`,
    match_category_id: goal.match === '' ? null : categoryId,
    match_text: goal.match === '' || goal.match === null ? null : goal.match[language],
    created_at: now,
  }
}

const entriesOf = (goalId: string, { year, language, today }: DemoYear, now: string): GoalEntryContent[] =>
  weeklyRuns(year)
    .filter(({ day }) => day <= today)
    .map(({ day, km, note }) => ({ goal_id: goalId, day, value: km, note: note?.[language] ?? '', created_at: now }))
