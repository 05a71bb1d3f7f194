import { z } from 'zod'
import type { AssistantModel, ModelAnswer, ModelStep } from './assistant-model.ts'
import { askForObject } from './ask-for-object.ts'
import type { OpenedModel } from './opened-model.ts'
import { stripMarkup } from './plain-text.ts'
import { quoted } from './prompts.ts'

const STEPS_MAX = 12
const TITLE_LENGTH = 80
const DESCRIPTION_LENGTH = 300
const AFTER_DAYS_MAX = 60
const GOAL_LENGTH = 500

const wire = z.strictObject({
  steps: z.array(
    z.strictObject({
      title: z.string(),
      description: z.string(),
      daysBefore: z.number().int(),
      lengthDays: z.number().int(),
      optional: z.boolean(),
    }),
  ),
})

type WireStep = z.infer<typeof wire>['steps'][number]

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'
const DATE = new RegExp(
  String.raw`\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})|\b\d{1,2}[-/]\d{1,2}\b|\b(?:19|20)\d{2}\b|\b\d{1,2}(?:st|nd|rd|th|°)?\s+(?:di\s+|of\s+)?(?:${MONTHS}|may)\b|\b(?:${MONTHS}|may)\s+\d{1,2}\b`,
  'i',
)

const lineOf = (text: string, most: number): string =>
  stripMarkup(text).replace(/\s+/g, ' ').trim().slice(0, most).trim()

function stepOf(step: WireStep, days: number): ModelStep | null {
  const title = lineOf(step.title, TITLE_LENGTH)
  const description = lineOf(step.description, DESCRIPTION_LENGTH)
  const isWithin = step.daysBefore <= days && step.daysBefore >= -AFTER_DAYS_MAX
  const isLong = step.lengthDays >= 1 && step.lengthDays <= Math.max(days, 1)
  if (title === '' || !isWithin || !isLong || DATE.test(title) || DATE.test(description)) return null
  return { title, description, daysBefore: step.daysBefore, lengthDays: step.lengthDays, optional: step.optional }
}

/** Steps towards a target, in days before it. One invalid step refuses all, because the rest would have a gap. */
export async function askForSteps(
  opened: OpenedModel,
  { language, target, weeks, signal }: Parameters<AssistantModel['steps']>[0],
): Promise<ModelAnswer<readonly ModelStep[]>> {
  const days = Math.max(1, weeks * 7)
  return askForObject(opened, {
    language,
    signal,
    schema: wire,
    task: `Name 4 to ${STEPS_MAX} steps that prepare the goal. daysBefore: whole days before its day, at most ${days}, negative after it. lengthDays: 1 or more. Never write a date, month or year in title or description. Titles short.`,
    prompt: `Goal, ${weeks} weeks from now:\n${quoted(target, GOAL_LENGTH)}`,
    check: ({ steps }) => {
      if (steps.length === 0 || steps.length > STEPS_MAX) return null
      const checked = steps.map((step) => stepOf(step, days)).filter((step) => step !== null)
      return checked.length === steps.length ? checked : null
    },
  })
}
