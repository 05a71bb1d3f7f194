import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractJsonMiddleware, extractReasoningMiddleware, wrapLanguageModel, type LanguageModel } from 'ai'

/** How a structured answer is requested: by a schema on the wire, or in the prompt. */
export type Rung = 'json_schema' | 'json_object'

/** One model for each use: text, and structured answers by either method. */
export interface ProviderModels {
  readonly text: LanguageModel
  readonly structured: Readonly<Record<Rung, LanguageModel>>
}

export interface ProviderAddress {
  readonly provider: 'openai-compatible' | 'anthropic'
  readonly baseUrl: string
  readonly model: string
  readonly apiKey: string
}

type Wrapped = Parameters<typeof wrapLanguageModel>[0]['model']

// A redirect would send the text, and perhaps the key, to a host that nobody has configured.
const fetchHere: typeof fetch = async (input, init) => bounded(await fetch(input, { ...init, redirect: 'error' }))

const withoutThinking = (model: Wrapped) =>
  wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) })

const repaired = (model: Wrapped) =>
  wrapLanguageModel({ model: withoutThinking(model), middleware: extractJsonMiddleware() })

function compatible({ baseUrl, model, apiKey }: ProviderAddress, supportsStructuredOutputs: boolean): Wrapped {
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl,
    ...(apiKey === '' ? {} : { apiKey }),
    fetch: fetchHere,
    supportsStructuredOutputs,
  })
  return provider.chatModel(model)
}

export function openProviderModels(address: ProviderAddress): ProviderModels {
  if (address.provider === 'openai-compatible') {
    const plain = compatible(address, false)
    return {
      text: withoutThinking(plain),
      structured: { json_schema: repaired(compatible(address, true)), json_object: repaired(plain) },
    }
  }
  const model = createAnthropic({ baseURL: address.baseUrl, apiKey: address.apiKey, fetch: fetchHere })(address.model)
  return { text: withoutThinking(model), structured: { json_schema: repaired(model), json_object: repaired(model) } }
}

/** Far more than any answer. Without a limit, a long one would fill the memory until the deadline. */
const BYTES_MAX = 4 * 1024 * 1024

/** Cuts off an answer that gets too long. */
function bounded(answer: Response): Response {
  if (answer.body === null) return answer
  let bytes = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > BYTES_MAX) controller.error(new Error('the answer does not end'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = answer
  return new Response(answer.body.pipeThrough(counting), { status, statusText, headers })
}
