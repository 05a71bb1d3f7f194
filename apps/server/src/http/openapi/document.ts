import { operations, type Operation } from '@dodici/contract/operations'
import { BASE_PATH } from '@dodici/contract/routes'
import { answerHeaders } from './headers.ts'
import { describeOperation, tagOf } from './operation.ts'
import { problem, refusals, refusalsOf } from './refusals.ts'
import { describeSchemas } from './schemas.ts'
import { describeWebhooks } from './webhooks.ts'

interface Facts {
  readonly name: string
  readonly version: string
  /** Where this installation is; null if it has not been told. */
  readonly publicUrl: string | null
}

const DESCRIPTION = `A year of events. Dates are \`YYYY-MM-DD\`, and the times of events \`YYYY-MM-DDTHH:mm\` on a wall: that of
the event's own zone, or of the person where it has none. Moments at which something happened are UTC.

**Signing in.** \`POST /auth/login\` answers a token; an API key is made in the profile. Either goes into \`Authorization:
Bearer ...\`, and nowhere else.

**Refusals** are problem+json (RFC 9457) with a \`code\`, which never changes its meaning. A field that does not exist is
refused by its name. A request that cannot even be parsed gets 400, 408 or 431.

**Writes** that can be undone answer \`X-Change-Id\`; undoing an undo is the redo. They take \`If-Match\` (the version of the
copy) and \`Idempotency-Key\`. A write that moves milestones and not their open steps names them in \`X-Moved-Milestones\`.

**Languages.** Answers are in the language of the profile, unless a request says another one; to strangers, in that of
\`Accept-Language\`.`

/** What the first part of the paths is about. */
const TAGS: Readonly<Record<string, string>> = {
  admin: 'People, invites and health, for whoever runs the server',
  ai: 'The helpers: plans, questions, cards of changes',
  auth: 'Accounts, and signing in',
  calendars: 'Calendars, and files of them',
  categories: 'What events are about',
  changes: 'What was changed, and taking it back',
  events: 'Events and their occurrences',
  export: 'The year on paper',
  feedback: 'What people think of it',
  feeds: 'Secret addresses at which programs read events',
  goals: 'Goals, and what was done for them',
  holidays: 'Public holidays',
  milestones: 'What is prepared for, step by step',
  notifications: 'Reminders that came',
  push: 'Browsers that reminders are pushed to',
  reminders: 'Reminders that will come',
  review: 'A year in numbers',
  subscriptions: 'Calendars that are read from addresses',
  trash: 'What was deleted',
  users: 'The own account',
  webhooks: 'Addresses that are told what changes',
}

/** The OpenAPI document of the contract. */
export function openApiDocument({ name, version, publicUrl }: Facts) {
  const all = Object.values(operations) as readonly Operation[]
  const schemas = describeSchemas()
  const statuses = [...new Set(all.flatMap(refusalsOf))].sort((one, other) => one - other)
  return {
    openapi: '3.1.0',
    info: {
      title: `${name} API`,
      version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl ?? '/', description: name }],
    tags: tagsOf(all),
    paths: pathsOf(all, (operation) => describeOperation(operation, schemas)),
    webhooks: describeWebhooks(schemas),
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key of the person' },
      },
      schemas: { ...schemas.components, Problem: problem },
      responses: refusals(statuses),
      headers: answerHeaders,
    },
  }
}

function tagsOf(all: readonly Operation[]): object[] {
  const names = [...new Set(all.map(tagOf))].sort()
  return names.map((tag) => ({ name: tag, description: TAGS[tag] ?? `All below \`/${tag}\`` }))
}

function pathsOf(all: readonly Operation[], describe: (operation: Operation) => object): Record<string, object> {
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of all) {
    const path = BASE_PATH + operation.path
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) }
  }
  return paths
}
