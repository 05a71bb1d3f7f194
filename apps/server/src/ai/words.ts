import { z } from 'zod'
import type { AssistantModel, ModelAnswer, ModelWords } from './assistant-model.ts'
import { askForObject } from './ask-for-object.ts'
import { hasOnlyNumbersOf } from './numbers.ts'
import type { OpenedModel } from './opened-model.ts'
import { stripMarkup } from './plain-text.ts'
import { quoted } from './prompts.ts'

const DESCRIPTION_LENGTH = 600
const ITEMS_MAX = 12
const ITEM_LENGTH = 120

const wire = z.strictObject({ description: z.string(), checklist: z.array(z.string()) })

/** Suggested text for an event. Its numbers must come from the event or from the facts. */
export async function askForWords(
  opened: OpenedModel,
  { language, title, description, facts, signal }: Parameters<AssistantModel['words']>[0],
): Promise<ModelAnswer<ModelWords>> {
  const known = `${title}\n${facts}\n${description}`
  return askForObject(opened, {
    language,
    signal,
    schema: wire,
    task: 'Write a description of one to three sentences, and a checklist of 3 to 8 short items, for the event. Use only numbers that stand in the data. No dates of your own.',
    prompt: quoted(known),
    check: (answer) => {
      const text = stripMarkup(answer.description).trim().slice(0, DESCRIPTION_LENGTH)
      const checklist = answer.checklist
        .slice(0, ITEMS_MAX)
        .map((item) => stripMarkup(item).replace(/\s+/g, ' ').trim().slice(0, ITEM_LENGTH))
        .filter((item) => item !== '')
      if (text === '' && checklist.length === 0) return null
      return hasOnlyNumbersOf(known, [text, ...checklist].join('\n')) ? { description: text, checklist } : null
    },
  })
}
