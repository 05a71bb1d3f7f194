import type { Language } from '@dodici/core/language'

/** Why a model gave no usable answer: it failed, timed out, or is paused for a minute after failures. */
export type NoAnswer = 'failed' | 'late' | 'paused'

/** A model's answer, checked by a schema. It never contains a date. */
export type ModelAnswer<Value> =
  | { readonly answered: true; readonly value: Value }
  | { readonly answered: false; readonly why: NoAnswer }

/** A step towards a target that no template covers: days before the target, negative for days after it. */
export interface ModelStep {
  readonly title: string
  readonly description: string
  readonly daysBefore: number
  readonly lengthDays: number
  readonly optional: boolean
}

/** Suggested text for an event. */
export interface ModelWords {
  readonly description: string
  readonly checklist: readonly string[]
}

/** A read-only tool. Its answer is short text for the model, never a raw error. */
export interface ReadTool {
  readonly name: 'list_events' | 'search_events' | 'stats' | 'find_windows' | 'list_goals' | 'list_reminders'
  readonly description: string
  /** Parameters by name, all text. Dates are phrases (`the first week of June`), which the tool resolves. */
  readonly parameters: Readonly<Record<string, { readonly description: string; readonly isRequired: boolean }>>
  readonly run: (parameters: Readonly<Record<string, string>>) => Promise<string>
}

/** A change that the model proposes: ids that a tool has named, dates as phrases. Our code resolves or refuses it. */
export interface ModelChange {
  readonly action: 'create' | 'move' | 'rename' | 'categorise' | 'remind' | 'delete'
  readonly eventId: string | null
  readonly title: string | null
  readonly when: string | null
  readonly category: string | null
  readonly repeat: string | null
}

/** Stores proposed changes. Answers text for the model: what will be shown, or what could not be resolved. */
export type Propose = (changes: readonly ModelChange[]) => Promise<string>

export interface ChatTurn {
  readonly role: 'person' | 'assistant'
  readonly text: string
}

export interface ChatRequest {
  readonly language: Language
  /** Facts for the prompt, in words: today with its weekday, the shown year, the selection. */
  readonly facts: string
  readonly before: readonly ChatTurn[]
  readonly message: string
  readonly tools: readonly ReadTool[]
  readonly propose: Propose
  /** Aborts the request to the provider. */
  readonly signal: AbortSignal
}

/** Streams text. `failed` ends the stream if the model broke off. The first piece is never empty. */
export type ChatPiece = { readonly text: string } | { readonly failed: NoAnswer }

/** A language model of any provider. Every call ends within its deadline, retries at most once, and never throws. */
export interface AssistantModel {
  readonly provider: 'openai-compatible' | 'anthropic'
  readonly name: string
  /** The host that text is sent to. */
  readonly host: string
  /** Whether it answered the last call; null before the first one. */
  readonly answered: () => boolean | null
  readonly steps: (request: {
    readonly language: Language
    readonly target: string
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
  /** A few sentences about facts. An answer with a number that is not among the facts is refused. */
  readonly summary: (request: {
    readonly language: Language
    readonly facts: string
    readonly signal: AbortSignal
  }) => Promise<ModelAnswer<string>>
  readonly chat: (request: ChatRequest) => AsyncIterable<ChatPiece>
}
