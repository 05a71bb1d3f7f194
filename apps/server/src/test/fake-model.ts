import type { AssistantModel, ChatPiece, ChatRequest, ModelChange } from '#server/ai/assistant-model.ts'

type Script = (request: ChatRequest) => AsyncIterable<ChatPiece>

/** A model that does what a test says, and keeps what it was asked. */
export interface FakeModel extends AssistantModel {
  readonly asked: ChatRequest[]
  /** What it does with the next messages. */
  script: Script
  stepsAnswer: AssistantModel['steps']
  wordsAnswer: AssistantModel['words']
  summaryAnswer: AssistantModel['summary']
}

const FAILED = { answered: false, why: 'failed' } as const

export function fakeModel(): FakeModel {
  const model: FakeModel = {
    provider: 'openai-compatible',
    name: 'fake',
    host: 'model.example',
    asked: [],
    script: () => saying('Ciao.'),
    stepsAnswer: async () => FAILED,
    wordsAnswer: async () => FAILED,
    summaryAnswer: async () => FAILED,
    answered: () => null,
    steps: (request) => model.stepsAnswer(request),
    words: (request) => model.wordsAnswer(request),
    summary: (request) => model.summaryAnswer(request),
    chat: (request) => {
      model.asked.push(request)
      return model.script(request)
    },
  }
  return model
}

/** A model that says these pieces. */
export async function* saying(...texts: string[]): AsyncGenerator<ChatPiece> {
  for (const text of texts) yield { text }
}

/** What a tool answers to a model. */
export async function useTool(request: ChatRequest, name: string, parameters: Record<string, string>): Promise<string> {
  const tool = request.tools.find((one) => one.name === name)
  if (tool === undefined) throw new Error(`there is no tool ${name}`)
  return tool.run(parameters)
}

/** The ids in what a tool has answered. */
export const idsIn = (text: string): string[] => [...text.matchAll(/id=([^ |]+)/g)].map(([, id]) => id ?? '')

/** A change as a model proposes it. */
export const proposed = (change: Partial<ModelChange> & Pick<ModelChange, 'action'>): ModelChange => ({
  eventId: null,
  title: null,
  when: null,
  category: null,
  repeat: null,
  ...change,
})
