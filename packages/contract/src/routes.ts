/**
 * Every operation by its name: methods, paths and types, without the schemas. A namespace and no object, so that a page
 * of the browser loads only the routes that it calls.
 */
export * as routes from './all-routes.ts'

export type { AnswerKind, BodyOf, Method, ParamsOf, QueryOf, ResponseOf, Route, RouteFacts } from './route.ts'

/** Where the API lives below the server's own address. */
export const BASE_PATH = '/api/v1'
