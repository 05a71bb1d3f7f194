import * as account from './users/account.schemas.ts'
import * as addresses from './credentials/addresses.schemas.ts'
import * as admin from './admin/admin.schemas.ts'
import * as advice from './assistant/advice.schemas.ts'
import * as assistant from './assistant/assistant.schemas.ts'
import * as audit from './audit/audit.schemas.ts'
import * as beta from './beta/beta.schemas.ts'
import * as calendars from './calendars/calendars.schemas.ts'
import * as categories from './categories/categories.schemas.ts'
import * as changes from './changes/changes.schemas.ts'
import * as chats from './assistant/chat.schemas.ts'
import * as events from './events/events.schemas.ts'
import * as feeds from './feeds/feeds.schemas.ts'
import * as feedback from './feedback/feedback.schemas.ts'
import * as goals from './goals/goals.schemas.ts'
import * as heatmap from './events/heatmap.schemas.ts'
import * as holidays from './holidays/holidays.schemas.ts'
import * as identities from './credentials/identities.schemas.ts'
import * as linked from './linked/linked.schemas.ts'
import * as milestones from './milestones/milestones.schemas.ts'
import * as pages from './events/pages.schemas.ts'
import * as passkeys from './credentials/passkeys.schemas.ts'
import * as passwords from './credentials/passwords.schemas.ts'
import * as posters from './posters/posters.schemas.ts'
import * as proposals from './proposals/proposals.schemas.ts'
import * as quickAdd from './events/quick-add.schemas.ts'
import * as reminders from './reminders/reminders.schemas.ts'
import type { Route, RouteFacts, Spec } from './route.ts'
import { routes } from './routes.ts'
import * as search from './events/search.schemas.ts'
import * as subscriptions from './subscriptions/subscriptions.schemas.ts'
import * as system from './system/system.schemas.ts'
import * as twoStep from './credentials/two-step.schemas.ts'
import * as users from './users/users.schemas.ts'
import * as webhooks from './webhooks/webhooks.schemas.ts'

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
  ...audit,
  ...admin,
  ...feedback,
  ...categories,
  ...calendars,
  ...events,
  ...heatmap,
  ...pages,
  ...search,
  ...quickAdd,
  ...changes,
  ...holidays,
  ...advice,
  ...assistant,
  ...proposals,
  ...chats,
  ...linked,
  ...milestones,
  ...goals,
  ...reminders,
  ...posters,
  ...feeds,
  ...subscriptions,
  ...twoStep,
  ...passkeys,
  ...identities,
  ...webhooks,
}

const join = ([name, facts]: [string, RouteFacts]) => [name, { ...facts, name, spec: specs[name as OperationName] }]

/** Every operation by its name, with its schemas. */
export const operations = Object.fromEntries(Object.entries(routes).map(join)) as Operations
