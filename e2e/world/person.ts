import type { APIRequestContext } from '@playwright/test'
import type {
  Calendar,
  Category,
  Event,
  ImportReport,
  NewCategory,
  NewEvent,
  NewUser,
  ProfilePatch,
  Session,
  User,
} from '@dodici/contract/types'

export type Language = 'it' | 'en'

/** Somebody with an account of their own, and what they can do without the page. */
export interface Person extends Session {
  readonly email: string
  readonly password: string
  readonly addEvent: (event: Pick<NewEvent, 'title' | 'start'> & Partial<NewEvent>) => Promise<Event>
  readonly addCategory: (category: NewCategory) => Promise<Category>
  readonly calendars: () => Promise<Calendar[]>
  readonly importFile: (calendarId: string, text: string) => Promise<ImportReport>
  /** Any other call, below the base path; its answer must be good. */
  readonly call: <Answer>(method: string, path: string, data?: unknown) => Promise<Answer>
}

let count = 0
const run = Date.now().toString(36)

/** An address that nobody has. */
export const newAddress = (): string => `persona-${run}-${process.pid}-${++count}@example.com`

export const PASSWORD = 'dodici mesi interi'

interface Wishes {
  /** Unless said, they have closed the first steps. */
  readonly hasFirstSteps?: boolean
}

/** Makes an account by the API. All-day is what an event is where only its day is said. */
export async function newPerson(
  request: APIRequestContext,
  language: Language,
  { hasFirstSteps = false }: Wishes = {},
): Promise<Person> {
  const email = newAddress()
  const body: NewUser = {
    ...{ username: 'Giulia Amato', email, password: PASSWORD },
    ...{ language, timezone: 'Europe/Rome', country: 'IT' },
  }
  const answer = await request.post('/api/v1/auth/register', { data: body })
  if (!answer.ok()) throw new Error(`No account: ${answer.status()} ${await answer.text()}`)
  const session = (await answer.json()) as Session
  const call = callAs(request, session.token)
  const user: User = hasFirstSteps
    ? session.user
    : await call('PATCH', '/users/profile', { firstStepsClosed: true } satisfies ProfilePatch)
  return {
    ...session,
    user,
    email,
    password: PASSWORD,
    call,
    calendars: () => call('GET', '/calendars'),
    importFile: async (calendarId, text) => {
      const headers = { Authorization: `Bearer ${session.token}`, 'Content-Type': 'text/calendar' }
      const answer = await request.post(`/api/v1/calendars/${calendarId}/import`, { headers, data: text })
      if (!answer.ok()) throw new Error(`import: ${answer.status()} ${await answer.text()}`)
      return (await answer.json()) as ImportReport
    },
    addCategory: (category) => call('POST', '/categories', category),
    addEvent: (event) =>
      call('POST', '/events', { end: event.start, allDay: !event.start.includes('T'), ...event } satisfies NewEvent),
  }
}

function callAs(request: APIRequestContext, token: string): Person['call'] {
  return async <Answer>(method: string, path: string, data?: unknown) => {
    const answer = await request.fetch(`/api/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
      ...(data === undefined ? {} : { data }),
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
    return (answer.status() === 204 ? undefined : await answer.json()) as Answer
  }
}
