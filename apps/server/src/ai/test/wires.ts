import { openModel, type ModelTimes } from '../open-model.ts'
import type { AssistantModel } from '../assistant-model.ts'
import {
  anthropicCalls,
  anthropicFailsAmid,
  anthropicObject,
  anthropicPings,
  anthropicReasons,
  anthropicSays,
  anthropicStreams,
  anthropicThinks,
} from './fake-anthropic.ts'
import {
  openAiCalls,
  openAiFailsAmid,
  openAiObject,
  openAiPings,
  openAiReasons,
  openAiSays,
  openAiStreams,
} from './fake-openai.ts'
import type { FakeServer, Script, StreamEnd } from './fake-server.ts'

/** One way to speak to a model: the same answers, and the same faults, as each of them writes it. */
export interface Wire {
  readonly provider: 'openai-compatible' | 'anthropic'
  readonly object: (value: object) => Script
  readonly says: (text: string) => Script
  /** A whole answer of thoughts alone. */
  readonly thinks: Script
  readonly streams: (pieces: readonly string[], end?: StreamEnd) => Script
  readonly calls: (name: string, input: unknown) => Script
  /** A stream of thoughts alone. */
  readonly reasons: Script
  readonly failsAmid: Script
  readonly pings: Script
}

export const WIRES: readonly Wire[] = [
  {
    provider: 'openai-compatible',
    object: openAiObject,
    says: openAiSays,
    thinks: openAiSays('', { reasoning_content: 'hm' }),
    streams: openAiStreams,
    calls: openAiCalls,
    reasons: openAiReasons,
    failsAmid: openAiFailsAmid,
    pings: openAiPings,
  },
  {
    provider: 'anthropic',
    object: anthropicObject,
    says: anthropicSays,
    thinks: anthropicThinks,
    streams: anthropicStreams,
    calls: anthropicCalls,
    reasons: anthropicReasons,
    failsAmid: anthropicFailsAmid,
    pings: anthropicPings,
  },
]

/** A model that speaks so to a fake server. */
export function modelAt(
  { baseUrl }: Pick<FakeServer, 'baseUrl'>,
  { provider }: Wire,
  times: ModelTimes = {},
): AssistantModel {
  const model = openModel({ provider, baseUrl, model: 'fake', apiKey: 'k' }, times)
  if (model === null) throw new Error('there is no model')
  return model
}
