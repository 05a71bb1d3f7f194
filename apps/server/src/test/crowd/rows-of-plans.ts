import type { RowsOf } from './crowd-columns.ts'
import { text, unitColumns } from './row-values.ts'

type PlanTable =
  | 'milestone'
  | 'milestone_step'
  | 'conversation'
  | 'message'
  | 'proposal'
  | 'ai_log'
  | 'turned_down'
  | 'notification'
  | 'goal'
  | 'goal_entry'

const EVENT = 32
const MILESTONE = 40
const CONVERSATION = 41
const GOAL = 42

/** Tables of goals, of milestones, of the assistant, and of reminders that have fired. */
export const ROWS_OF_PLANS: { readonly [Table in PlanTable]: RowsOf } = {
  milestone: ({ owner, id, ago, day }) => ({
    each: '3',
    columns: {
      owner_id: owner,
      id: id(MILESTONE),
      ...unitColumns(ago('90'), `case when p % 50 = 9 and k = 3 then ${ago('p % 29')} end`),
      title: `'Marathon ' || k`,
      day: day('20500 + k'),
      event_id: id(EVENT),
      template: text('race'),
    },
  }),
  milestone_step: ({ owner, id, day }) => ({
    each: '12',
    columns: {
      owner_id: owner,
      milestone_id: id(MILESTONE, '(1 + k % 3)'),
      id: id(43),
      event_id: id(EVENT, '(k + 10)'),
      title: `'Step ' || k`,
      phase: text('build'),
      first_on: day('20400 + k'),
      last_on: day('20402 + k'),
    },
  }),
  conversation: ({ owner, id, ago }) => ({
    each: '2',
    columns: {
      owner_id: owner,
      id: id(CONVERSATION),
      ...unitColumns(ago('p % 90'), `case when p % 50 = 9 and k = 2 then ${ago('p % 29')} end`),
      title: text('When am I free?'),
    },
  }),
  message: ({ owner, id, ago }) => ({
    each: '20',
    columns: {
      owner_id: owner,
      conversation_id: id(CONVERSATION, '(1 + k % 2)'),
      id: id(44),
      role: `case when k % 4 < 2 then 'person' else 'assistant' end`,
      text: `repeat('words of an answer ', 8)`,
      events: text('[]'),
      goals: text('[]'),
      is_cut: '0',
      created_at: ago('p % 90'),
    },
  }),
  proposal: ({ owner, id, ago, never }) => ({
    each: '2',
    columns: {
      owner_id: owner,
      id: id(45),
      kind: text('chat'),
      title: text('Plan'),
      language: text('en'),
      items: `'[' || repeat('{"title":"Step"},', 20) || '{}]'`,
      created_at: ago('p % 30'),
      expires_at: never,
    },
  }),
  ai_log: ({ owner, id, ago }) => ({
    each: '10',
    columns: {
      owner_id: owner,
      id: id(46),
      at: ago('(p + k * 3) % 30'),
      call: text('chat'),
      looked: text('[{"tool":"events","at":"2026","events":3}]'),
      engine: text('builtin'),
    },
  }),
  turned_down: ({ owner, hash, ago }) => ({
    each: '2',
    columns: { owner_id: owner, advice_id: hash(47), created_at: ago('p % 90') },
  }),
  notification: ({ owner, id, ago, never }) => ({
    each: '15',
    columns: {
      owner_id: owner,
      id: id(48),
      event_id: id(EVENT, '(k * 5)'),
      recurrence_id: `''`,
      minutes_before: '10',
      channel: text('display'),
      at: ago('(p + k * 2) % 30'),
      is_late: '0',
      due_at: `case when (p + k) % 100 = 0 then ${never} end`,
      created_at: ago('(p + k * 2) % 30'),
    },
  }),
  goal: ({ owner, id, ago, day }) => ({
    each: '5',
    columns: {
      owner_id: owner,
      id: id(GOAL),
      ...unitColumns(ago('90'), `case when p % 50 = 9 and k = 5 then ${ago('p % 29')} end`),
      title: `'Run ' || k`,
      description: `''`,
      kind: text('count'),
      target: '100',
      unit: `''`,
      first_on: day('20454'),
      last_on: day('20818'),
      match_text: text('run'),
    },
  }),
  goal_entry: ({ owner, id, ago, day }) => ({
    each: '40',
    columns: {
      owner_id: owner,
      id: id(49),
      goal_id: id(GOAL, '(1 + k % 5)'),
      ...unitColumns(ago('90'), `case when p % 50 = 9 and k > 38 then ${ago('p % 29')} end`),
      day: day('20454 + k * 5'),
      value: '5',
      note: `''`,
    },
  }),
}
