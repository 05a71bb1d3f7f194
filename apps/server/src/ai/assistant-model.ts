import type { Language } from '@dodici/core/language'

/** Why a model gave no answer that can be used: it failed, it was late, or it is left in peace for a minute. */
export type NoAnswer = 'failed' | 'late' | 'paused'

/** What a model answered, checked by a schema; never a date. */
export type ModelAnswer<Value> =
  | { readonly answered: true; readonly value: Value }
  | { readonly answered: false; readonly why: NoAnswer }

/** A step of a goal that no template knows: days before it, or after it where negative. */
export interface ModelStep {
  readonly title: string
  readonly description: string
  readonly daysBefore: number
  readonly lengthDays: number
  readonly optional: boolean
}

/** What an event could say, in words. */
export interface ModelWords {
  readonly description: string
  readonly checklist: readonly string[]
}

/** One tool that reads; what it answers is text for the model, short, and never raw errors. */
export interface ReadTool {
  readonly name: 'list_events' | 'search_events' | 'stats' | 'find_windows' | 'list_goals' | 'list_reminders'
  readonly description: string
  /** Parameters by name, each a text: dates are phrases (`the first week of June`), which the tool resolves. */
  readonly parameters: Readonly<Record<string, { readonly description: string; readonly isRequired: boolean }>>
  readonly run: (parameters: Readonly<Record<string, string>>) => Promise<string>
}

/** A change that the model proposes: ids that a tool has named, dates as phrases. Code resolves and refuses. */
export interface ProposedByModel {
  readonly action: 'create' | 'move' | 'rename' | 'categorise' | 'remind' | 'delete'
  readonly eventId: string | null
  readonly title: string | null
  readonly when: string | null
  readonly category: string | null
  readonly repeat: string | null
}

/** Stores a proposal of changes, and answers text for the model: what will be shown, or what could not be resolved. */
export type Propose = (changes: readonly ProposedByModel[]) => Promise<string>

export interface ChatTurn {
  readonly role: 'person' | 'assistant'
  readonly text: string
}

export interface ChatRequest {
  readonly language: Language
  /** Today with its weekday, the year looked at, what is selected: facts for the prompt, in words. */
  readonly facts: string
  readonly before: readonly ChatTurn[]
  readonly message: string
  readonly tools: readonly ReadTool[]
  readonly propose: Propose
  /** Ends the request upstream at once. */
  readonly signal: AbortSignal
}

/** Text in pieces as it comes; `failed` ends it where the model broke off. The first piece is never empty. */
export type ChatPiece = { readonly text: string } | { readonly failed: NoAnswer }

/** A language model, whoever runs it. Every call ends within its deadline, retries at most once, and never throws. */
export interface AssistantModel {
  readonly provider: 'openai-compatible' | 'anthropic'
  readonly name: string
  /** Host that words are sent to. */
  readonly host: string
  /** Whether it answered when it was last asked; null where it was not asked yet. */
  readonly answered: () => boolean | null
  readonly steps: (request: {
    readonly language: Language
    readonly goal: string
    readonly weeks: number
    readonly signal: AbortSignal
  }) => Promise<ModelAnswer<readonly ModelStep[]>>
  readonly words: (request: {
    readonly language: Language
    readonly title: string
    readonly description: string
    readonly facts: string
    readonly signal: AbortSignal
  }) => Promise<ModelAnswer<ModelWords>>
  /** A few sentences about facts; every number in them stands in the facts, or it is no answer. */
  readonly summary: (request: {
    readonly language: Language
    readonly facts: string
    readonly signal: AbortSignal
  }) => Promise<ModelAnswer<string>>
  readonly chat: (request: ChatRequest) => AsyncIterable<ChatPiece>
}
