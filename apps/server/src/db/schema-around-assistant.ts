/** Tables of the assistant. The rules of `schema.ts` apply. */

/** A milestone, without its steps. */
export interface MilestoneColumns {
  title: string
  /** The day that its steps were planned for. It stays when the event is moved by hand. */
  day: string
  /** Its event; null if it was planned without one. */
  event_id: string | null
  template: string
  /** The goal that it belongs to. */
  goal_id: string | null
  created_at: string
}

export interface StepColumns {
  id: string
  event_id: string | null
  title: string
  phase: string
  /** The day it was planned for; the event itself says where it is now. */
  first_on: string
  last_on: string
  done_at: string | null
}

export interface MilestoneStepTable extends StepColumns {
  owner_id: string
  milestone_id: string
}

export interface ConversationContent {
  title: string
  created_at: string
}

/** A message. It stays with its conversation, also in the trash. */
export interface MessageTable {
  owner_id: string
  conversation_id: string
  id: string
  role: 'person' | 'assistant'
  text: string
  /** JSON array of the mentioned events. */
  events: string
  /** JSON array of the mentioned goals. */
  goals: string
  proposal_id: string | null
  engine: 'builtin' | 'model' | null
  fallback: 'failed' | 'late' | 'paused' | null
  is_cut: number
  /** JSON of the question and of what its answer listed, for a follow-up; null if it was none. */
  question: string | null
  /** JSON of how it was read; null where no question was answered from the calendar, or that was not noted. */
  reading: string | null
  /** JSON of what its answer counted; null where it counted nothing that can be listed. */
  counted: string | null
  /** What the person let out of their calendar then; null where that was not noted. */
  said_under: 'off' | 'titles' | 'noDescriptions' | 'everything' | null
  created_at: string
}

/** A card: changes that wait. Not in the journal, because nothing of it is in the year before it is applied. */
export interface ProposalTable {
  owner_id: string
  id: string
  kind: 'milestone' | 'enhancement' | 'chat' | 'recommendation' | 'replan' | 'goal'
  title: string
  language: 'it' | 'en'
  /** JSON array of changes, with the version of the event that each is about. */
  items: string
  /** JSON of the milestone that applying it creates or moves; null if it is about events only. */
  milestone: string | null
  /** JSON of the goal that applying it creates. */
  goal: string | null
  created_at: string
  expires_at: string
  /** The change that applied it; null before. */
  change_id: string | null
}

/** A recommendation or suggestion that the person does not want to see again. */
export interface TurnedDownTable {
  owner_id: string
  advice_id: string
  created_at: string
}

export interface AiLogTable {
  owner_id: string
  id: string
  at: string
  call: string
  /** JSON array of {tool, at, events}. */
  looked: string
  engine: 'builtin' | 'model'
  /** The host that text was sent to. */
  sent_to: string | null
}
