import { APICallError, isStepCount, streamText, type ToolSet } from 'ai'
import type { ChatPiece, ChatRequest } from './assistant-model.ts'
import { noteFailure, signalsOf, waitedToRetry, type CallSignals } from './attempt.ts'
import { chatTools } from './chat-tools.ts'
import type { OpenedModel } from './opened-model.ts'
import { openStrippedText } from './plain-text.ts'
import { chatInstructions, turnsWithin } from './prompts.ts'

const STEPS_MAX = 6
const OUTPUT_TOKENS_MAX = 1_000
const REPLY_LENGTH_MAX = 12_000

function openStream(opened: OpenedModel, request: ChatRequest, tools: ToolSet | null, abortSignal: AbortSignal) {
  const turns = turnsWithin(request.before, request.message)
  return streamText({
    model: opened.models.text,
    instructions: chatInstructions(request),
    messages: [
      ...turns.map(({ role, text }) =>
        role === 'person' ? { role: 'user' as const, content: text } : { role, content: text },
      ),
      { role: 'user' as const, content: request.message },
    ],
    ...(tools ? { tools, stopWhen: isStepCount(STEPS_MAX) } : {}),
    maxRetries: 0,
    maxOutputTokens: OUTPUT_TOKENS_MAX,
    abortSignal,
    timeout: { firstChunkMs: opened.totalMs, chunkMs: opened.chunkMs },
    // Otherwise the SDK prints errors, which contain the person's words.
    onError: () => undefined,
  })
}

type Part = ReturnType<typeof openStream>['stream'] extends AsyncIterable<infer Each> ? Each : never

/** Throws if a part of the stream says that the answer is incomplete or too long. */
function refuseBroken(part: Part): void {
  if (part.type === 'error') throw part.error
  if (part.type === 'abort') throw new DOMException('the answer was late', 'TimeoutError')
  if (part.type === 'finish' && part.finishReason !== 'stop') throw new Error(`it ended by ${part.finishReason}`)
  // Not stripped: stripping takes time that grows with the square of the length.
  if (part.type === 'text-delta' && part.text.length > REPLY_LENGTH_MAX) throw new Error('the answer does not end')
}

/** The text of one answer, stripped, as it streams; steps are separated. */
async function* wordsOf(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  const stripped = openStrippedText()
  let length = 0
  let isNewStep = false
  for await (const part of parts) {
    refuseBroken(part)
    const isEnd = part.type === 'finish-step'
    const piece = part.type === 'text-delta' ? stripped.add(part.text) : isEnd ? stripped.end() : ''
    if (piece !== '') {
      yield isNewStep && length > 0 ? `\n\n${piece}` : piece
      isNewStep = false
      length += piece.length
    }
    if (isEnd) isNewStep = true
    if (length > REPLY_LENGTH_MAX) throw new Error('the answer does not end')
  }
}

/** One request: yields its text. Throws if it broke off or contained nothing readable. */
async function* ask(
  opened: OpenedModel,
  request: ChatRequest,
  tools: ToolSet | null,
  abortSignal: AbortSignal,
): AsyncGenerator<string> {
  let start = ''
  let hasBegun = false
  for await (const piece of wordsOf(openStream(opened, request, tools, abortSignal).stream)) {
    if (hasBegun) yield piece
    else start += piece
    if (!hasBegun && start.trim() !== '') {
      hasBegun = true
      yield start.trimStart()
    }
  }
  if (!hasBegun) throw new EmptyAnswerError('the answer is empty')
}

class EmptyAnswerError extends Error {}

// Some servers refuse tools, and some small models say nothing once there are any.
const isBetterWithoutTools = (error: unknown): boolean =>
  error instanceof EmptyAnswerError || (APICallError.isInstance(error) && error.statusCode === 400)

async function* askTwice(opened: OpenedModel, request: ChatRequest, signals: CallSignals): AsyncGenerator<string> {
  let hasBegun = false
  const looked = { hasLooked: false }
  const noticing = {
    ...request,
    tools: request.tools.map((tool) => ({
      ...tool,
      run: (given: Readonly<Record<string, string>>) => ((looked.hasLooked = true), tool.run(given)),
    })),
    propose: (changes: Parameters<ChatRequest['propose']>[0]) => ((looked.hasLooked = true), request.propose(changes)),
  }
  const tools = chatTools(noticing)
  try {
    for await (const piece of ask(opened, request, tools, signals.either)) {
      hasBegun = true
      yield piece
    }
  } catch (error) {
    // Tools that have already read or proposed something are not called again.
    if (hasBegun || looked.hasLooked || signals.either.aborted) throw error
    if (isBetterWithoutTools(error)) yield* ask(opened, request, null, signals.either)
    else if (await waitedToRetry(error, signals)) yield* ask(opened, request, tools, signals.either)
    else throw error
  }
}

/** Streams an answer. Never throws. A reader that stops or aborts also ends the request to the provider. */
export async function* chatWith(opened: OpenedModel, request: ChatRequest): AsyncGenerator<ChatPiece> {
  if (!opened.breaker.mayAsk()) {
    yield { failed: 'paused' }
    return
  }
  const left = new AbortController()
  const signals = signalsOf(AbortSignal.any([request.signal, left.signal]), opened.totalMs)
  let isSettled = false
  try {
    for await (const text of askTwice(opened, request, signals)) yield { text }
    isSettled = true
    opened.breaker.succeeded()
  } catch (error) {
    isSettled = true
    yield { failed: noteFailure(opened, error, signals) }
  } finally {
    if (!isSettled) opened.breaker.stopped()
    left.abort()
  }
}
