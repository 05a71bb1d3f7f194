import { operations, type OperationName } from '@dodici/contract/operations'
import { routes, type RouteFacts } from '@dodici/contract/routes'
import { unknownFieldsIn } from '@dodici/contract/unknown-fields'

type Check = ReturnType<typeof unknownFieldsIn>
type RequestCheck = Readonly<Record<'body' | 'query', Check>>

const none: Check = () => []
const names = new Map(Object.entries(routes).map(([name, route]): [RouteFacts, string] => [route, name]))
const checks = new Map<RouteFacts, RequestCheck>()

function checkOf(route: RouteFacts): RequestCheck {
  const { spec } = operations[names.get(route) as OperationName]
  const made = {
    body: 'body' in spec ? unknownFieldsIn(spec.body) : none,
    query: 'query' in spec ? unknownFieldsIn(spec.query) : none,
  }
  checks.set(route, made)
  return made
}

/** The fields of a request that its route does not know: the server refuses them. */
export function unknownInRequest(route: RouteFacts, { body, query }: { body: unknown; query: unknown }): string[] {
  const check = checks.get(route) ?? checkOf(route)
  return [...check.body(body), ...check.query(query)].map(({ path }) => path)
}
