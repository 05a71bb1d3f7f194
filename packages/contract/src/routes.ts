import * as calendars from './calendars.routes.ts'
import * as categories from './categories.routes.ts'
import * as changes from './changes.routes.ts'
import * as events from './events.routes.ts'
import * as holidays from './holidays.routes.ts'
import * as quickAdd from './quick-add.routes.ts'
import * as system from './system.routes.ts'
import * as users from './users.routes.ts'

/** Every operation by its name: methods, paths and types, without the schemas. */
export const routes = {
  ...system,
  ...users,
  ...categories,
  ...calendars,
  ...events,
  ...quickAdd,
  ...changes,
  ...holidays,
}

export type { AnswerKind, BodyOf, Method, ParamsOf, QueryOf, ResponseOf, Route, RouteFacts } from './route.ts'

/** Where the API lives below the server's own address. */
export const BASE_PATH = '/api/v1'
