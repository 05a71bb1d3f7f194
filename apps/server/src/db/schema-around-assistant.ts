/** The tables of the helpers. Their rules are those of `schema.ts`. */

/** Something that is prepared for, without its steps. */
export interface MilestoneColumns {
  title: string
  /** The day that its steps were planned for: where its event is moved by hand, they still are where this says. */
  day: string
  /** Its event in the year; null where it was planned without one. */
  event_id: string | null
  template: string
  /** The goal that it hangs on. */
  goal_id: string | null
  created_at: string
}

export interface StepColumns {
  id: string
  event_id: string | null
  title: string
  phase: string
  /** Where it was put; where its event stands now is for the event to say. */
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

/** What was said in a conversation. It stays with its conversation, which may be in the trash. */
export interface MessageTable {
  owner_id: string
  conversation_id: string
  id: string
  role: 'person' | 'assistant'
  text: string
  /** JSON array of the events that it names. */
  events: string
  /** JSON array of the goals that it names. */
  goals: string
  proposal_id: string | null
  engine: 'builtin' | 'model' | null
  fallback: 'failed' | 'late' | 'paused' | null
  is_cut: number
  /** JSON of what was asked, for a question that goes on from it; null where it was no question. */
  question: string | null
  /** JSON of how it was read; null where no question was answered from the calendar, or that was not noted. */
  reading: string | null
  /** What the person let out of their calendar then; null where that was not noted. */
  said_under: 'off' | 'titles' | 'noDescriptions' | 'everything' | null
  created_at: string
}

/** Changes that wait. Not in the journal: nothing of it is in the year before it is applied. */
export interface ProposalTable {
  owner_id: string
  id: string
  kind: 'milestone' | 'enhancement' | 'chat' | 'recommendation' | 'replan'
  title: string
  language: 'it' | 'en'
  /** JSON array of changes, with the version of what they change. */
  items: string
  /** JSON of the milestone that applying it makes or moves; null where it is about events alone. */
  milestone: string | null
  created_at: string
  expires_at: string
  /** The change that applying it made; null while it was not. */
  change_id: string | null
}

export interface AiLogTable {
  owner_id: string
  id: string
  at: string
  call: string
  /** JSON array of {tool, at, events}. */
  looked: string
  engine: 'builtin' | 'model'
  /** The host that words were sent to. */
  sent_to: string | null
}
