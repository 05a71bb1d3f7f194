import { tool, type ToolSet } from 'ai'
import { z } from 'zod'
import type { ChatRequest, ReadTool } from './assistant-model.ts'
import { quoted } from './prompts.ts'

const CHANGES_MAX = 50
const ANSWER_LENGTH = 1_500
const FAILED = 'That did not work. Say so, and do not try it again.'

const text = (most: number) =>
  z
    .string()
    .max(most)
    .nullish()
    .transform((value) => value ?? null)

const change = z.strictObject({
  action: z.enum(['create', 'move', 'rename', 'categorise', 'remind', 'delete']),
  eventId: text(64),
  title: text(200),
  when: text(200),
  category: text(100),
  repeat: text(200),
})

function schemaOf({ parameters }: ReadTool) {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(parameters).map(([name, { description, isRequired }]) => {
        const words = z.string().max(300).describe(description)
        return [name, isRequired ? words : words.optional()]
      }),
    ),
  )
}

const given = (parameters: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

async function safely(run: () => Promise<string>): Promise<string> {
  try {
    return await run()
  } catch {
    return FAILED
  }
}

/** The tools of a chat. Their faults reach the model as one of our sentences, never as an error. */
export function chatTools({ tools, propose, facts, before, message }: ChatRequest): ToolSet {
  // Only ids that a tool has shown are accepted. The service then checks whose they are.
  let shown = [facts, message, ...before.map((turn) => turn.text)].join('\n')
  const reading = tools.map((each) => [
    each.name,
    tool({
      description: each.description,
      inputSchema: schemaOf(each),
      execute: async (parameters) => {
        const answer = await safely(() => each.run(given(parameters)))
        shown += `\n${answer.slice(0, ANSWER_LENGTH)}`
        return quoted(answer, ANSWER_LENGTH)
      },
    }),
  ])
  const proposing = tool({
    description:
      'Shows the person a card of changes to apply. when and repeat are phrases, not dates that you computed. Of remind, when is how long before: two days before, the day before at 18:00; without it all reminders go.',
    inputSchema: z.strictObject({ changes: z.array(change).min(1).max(CHANGES_MAX) }),
    execute: async ({ changes }) => {
      const isUnknown = changes.some(({ eventId }) => eventId !== null && (eventId === '' || !shown.includes(eventId)))
      if (isUnknown) return 'An id is not known. Look the event up by a tool first. Nothing is proposed.'
      return (await safely(() => propose(changes))).slice(0, ANSWER_LENGTH)
    },
  })
  return { ...Object.fromEntries(reading), propose_changes: proposing } as ToolSet
}
