import { z } from 'zod'
import { MESSAGE_MAX } from '../limits.ts'
import { language, plainText, wall } from '../scalars.ts'

/** Who answered: the built-in planner, or a model whose words were checked. */
export const engine = z.enum(['builtin', 'model'])

/**
 * Why a model that is set up did not answer, so that the built-in planner did: `failed` (refused, broke off, nonsense),
 * `late` (no answer within its time), `paused` (it failed too often just before). Null where nothing went wrong.
 */
export const fallback = z.enum(['failed', 'late', 'paused']).nullable()

export const answered = { engine, fallback }

/** The language of the words, that of the profile unless said; and the wall time, where words such as `tomorrow` matter. */
export const asking = { language: language.optional(), now: wall.optional() }

export const saying = plainText.trim().min(1).max(MESSAGE_MAX)

export type AssistantEngine = z.output<typeof engine>
export type AssistantFallback = z.output<typeof fallback>
