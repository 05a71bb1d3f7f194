import { z } from 'zod'
import type { AssistantModel, ModelAnswer } from './assistant-model.ts'
import { askForObject } from './ask-for-object.ts'
import { hasOnlyNumbersOf } from './numbers.ts'
import type { OpenedModel } from './opened-model.ts'
import { stripMarkup } from './plain-text.ts'
import { quoted } from './prompts.ts'

const LENGTH_MAX = 800
const FACTS_LENGTH = 4_000

/** Sentences about facts. A too long one is refused and not cut: it could end before its "not". */
export async function askForSummary(
  opened: OpenedModel,
  { language, facts, signal }: Parameters<AssistantModel['summary']>[0],
): Promise<ModelAnswer<string>> {
  return askForObject(opened, {
    language,
    signal,
    schema: z.strictObject({ summary: z.string() }),
    task: 'Say what stands out in the facts in two to four sentences. Use only numbers that stand in them, as digits; compute none. No judgement of health.',
    prompt: quoted(facts, FACTS_LENGTH),
    check: ({ summary }) => {
      const text = stripMarkup(summary).trim()
      const isGood = text !== '' && text.length <= LENGTH_MAX && hasOnlyNumbersOf(facts.slice(0, FACTS_LENGTH), text)
      return isGood ? text : null
    },
  })
}
