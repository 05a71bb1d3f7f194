import * as account from './account.schemas.ts'
import * as addresses from './addresses.schemas.ts'
import * as assistant from './assistant.schemas.ts'
import * as beta from './beta.schemas.ts'
import * as calendars from './calendars.schemas.ts'
import * as categories from './categories.schemas.ts'
import * as changes from './changes.schemas.ts'
import * as chats from './chat.schemas.ts'
import * as events from './events.schemas.ts'
import * as feedback from './feedback.schemas.ts'
import * as goals from './goals.schemas.ts'
import * as holidays from './holidays.schemas.ts'
import * as milestones from './milestones.schemas.ts'
import * as passwords from './passwords.schemas.ts'
import * as proposals from './proposals.schemas.ts'
import * as quickAdd from './quick-add.schemas.ts'
import * as reminders from './reminders.schemas.ts'
import type { Route, RouteFacts, Spec } from './route.ts'
import { routes } from './routes.ts'
import * as system from './system.schemas.ts'
import * as users from './users.schemas.ts'

type Routes = typeof routes
export type OperationName = keyof Routes
type SpecOf<R> = R extends Route<infer S> ? S : never

/** A route together with its schemas: what a server needs to answer it. */
export type Operation<S extends Spec = Spec> = RouteFacts & { readonly name: string; readonly spec: S }

type Operations = { readonly [Name in OperationName]: Operation<SpecOf<Routes[Name]>> }

const specs: { readonly [Name in OperationName]: SpecOf<Routes[Name]> } = {
  ...system,
  ...users,
  ...beta,
  ...passwords,
  ...account,
  ...addresses,
  ...feedback,
  ...categories,
  ...calendars,
  ...events,
  ...quickAdd,
  ...changes,
  ...holidays,
  ...assistant,
  ...proposals,
  ...chats,
  ...milestones,
  ...goals,
  ...reminders,
}

const join = ([name, facts]: [string, RouteFacts]) => [name, { ...facts, name, spec: specs[name as OperationName] }]

/** Every operation by its name, with its schemas. */
export const operations = Object.fromEntries(Object.entries(routes).map(join)) as Operations
