import type { Assistance } from '../config.ts'
import type { AssistantModel } from './assistant-model.ts'
import { openBreaker } from './breaker.ts'
import { chatWith } from './chat.ts'
import { seldom } from './model-fault.ts'
import type { OpenedModel } from './opened-model.ts'
import { openProviderModels } from './provider-models.ts'
import { askForSteps } from './steps.ts'
import { askForSummary } from './summary.ts'
import { askForWords } from './words.ts'

/** Timeouts of a call, the clock for the pause after failures, and who is told of these. */
export interface ModelTimes {
  readonly totalMs?: number
  readonly chunkMs?: number
  readonly now?: () => number
  /** Gets each kind of fault once a minute at most. */
  readonly tell?: (fault: string) => void
}

const TOTAL_MS = 20_000
const CHUNK_MS = 8_000
const ANTHROPIC = 'https://api.anthropic.com/v1'

const addressOf = ({ provider, baseUrl }: Assistance): string =>
  (baseUrl || (provider === 'anthropic' ? ANTHROPIC : '')).replace(/\/+$/, '')

function settled({ totalMs = TOTAL_MS, chunkMs = CHUNK_MS, now, tell = () => undefined }: ModelTimes) {
  const clock = now ?? (() => performance.now())
  return { totalMs, chunkMs, breaker: openBreaker(clock), tell: seldom(tell, clock) }
}

/** The configured model; null if there is none, or its address or name is missing. */
export function openModel(settings: Assistance, times: ModelTimes = {}): AssistantModel | null {
  const { provider, model, apiKey } = settings
  const baseUrl = addressOf(settings)
  if (provider === 'builtin' || provider === 'off' || !model || !URL.canParse(baseUrl)) return null
  // Silences the SDK's warnings; what they warn about is handled here.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const opened: OpenedModel = {
    ...settled(times),
    models: openProviderModels({ provider, baseUrl, model, apiKey: apiKey ?? '' }),
    rung: { current: 'json_schema' },
  }
  return {
    provider,
    name: model,
    host: new URL(baseUrl).host,
    answered: opened.breaker.answered,
    steps: (request) => askForSteps(opened, request),
    words: (request) => askForWords(opened, request),
    summary: (request) => askForSummary(opened, request),
    chat: (request) => chatWith(opened, request),
  }
}
