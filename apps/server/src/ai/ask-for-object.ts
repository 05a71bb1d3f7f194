import { APICallError, generateText, NoObjectGeneratedError, Output } from 'ai'
import { z } from 'zod'
import type { Language } from '@dodici/core/language'
import type { ModelAnswer } from './assistant-model.ts'
import { noteFailure, signalsOf, waitedToRetry, type CallSignals } from './attempt.ts'
import type { OpenedModel } from './opened-model.ts'
import { instructionsFor } from './prompts.ts'
import type { Rung } from './provider-models.ts'

/** The prompt, and the check of the answer; null refuses it. */
export interface ObjectRequest<Wire, Value> {
  readonly language: Language
  readonly task: string
  readonly prompt: string
  readonly schema: z.ZodType<Wire>
  readonly check: (wire: Wire) => Value | null
  readonly signal: AbortSignal
}

const OUTPUT_TOKENS_MAX = 1_500

async function askBy<Wire, Value>(
  { models }: OpenedModel,
  request: ObjectRequest<Wire, Value>,
  rung: Rung,
  signals: CallSignals,
): Promise<Wire> {
  // If the server takes no schema on the wire, the SDK does not send one either.
  const described = `${request.task}\nAnswer with one JSON object and nothing else, of this schema:\n${JSON.stringify(z.toJSONSchema(request.schema))}`
  const { output } = await generateText({
    model: models.structured[rung],
    instructions: instructionsFor(request.language, rung === 'json_schema' ? request.task : described),
    prompt: request.prompt,
    output: Output.object({ schema: request.schema }),
    maxRetries: 0,
    maxOutputTokens: OUTPUT_TOKENS_MAX,
    abortSignal: signals.either,
  })
  return output
}

const needsLowerRung = (error: unknown): boolean =>
  NoObjectGeneratedError.isInstance(error) ||
  (APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422))

/**
 * Asks once and retries once: with the simpler method if the answer was no object, or the same way if the server was
 * busy.
 */
async function climb<Wire, Value>(
  opened: OpenedModel,
  request: ObjectRequest<Wire, Value>,
  signals: CallSignals,
): Promise<Wire> {
  const rung = opened.rung.current
  try {
    return await askBy(opened, request, rung, signals)
  } catch (error) {
    if (rung === 'json_schema' && needsLowerRung(error) && !signals.either.aborted) {
      const wire = await askBy(opened, request, 'json_object', signals)
      opened.rung.current = 'json_object'
      return wire
    }
    if (await waitedToRetry(error, signals)) return askBy(opened, request, rung, signals)
    throw error
  }
}

/** A checked structured answer. Never throws. */
export async function askForObject<Wire, Value>(
  opened: OpenedModel,
  request: ObjectRequest<Wire, Value>,
): Promise<ModelAnswer<Value>> {
  if (!opened.breaker.mayAsk()) return { answered: false, why: 'paused' }
  const signals = signalsOf(request.signal, opened.totalMs)
  try {
    const value = request.check(await climb(opened, request, signals))
    if (value === null) throw new Error('the answer breaks a rule')
    opened.breaker.succeeded()
    return { answered: true, value }
  } catch (error) {
    return { answered: false, why: noteFailure(opened, error, signals) }
  }
}
