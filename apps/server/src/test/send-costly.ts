import { operations, type OperationName } from '@dodici/contract/operations'
import type { Costly } from './costliest-requests.ts'
import { STEP } from './helped.ts'
import { YEAR, type FullPerson } from './most-of-everything.ts'
import type { Method, Planner, RequestOptions } from './planner.ts'

const pathOfCostly = (name: OperationName, full: FullPerson, { id = '', query = '' }: Costly): string =>
  operations[name].path
    .replace('{id}', id)
    .replace('{stepId}', STEP)
    .replace('{entryId}', full.ids.entry)
    .replace('{conflictId}', full.ids.conflict)
    .replace('{year}', String(YEAR)) + (query === '' ? '' : `?${query}`)

/** Who can be asked: a planner, or somebody who asks it from far away. */
interface Requester<Answer> {
  readonly request: (method: Method, path: string, options: RequestOptions) => Promise<Answer>
}

/** Asks as the one who has the most; a limit on trying would answer in place of what is asked, so none has been tried. */
export const sendCostly = <Answer>(
  { request }: Requester<Answer>,
  full: FullPerson,
  [name, costly]: [OperationName, Costly],
): Promise<Answer> =>
  request(operations[name].method, pathOfCostly(name, full, costly), { ...costly, token: full.person.token })

export const forgetTries = ({ db }: Planner): Promise<unknown> =>
  db.transact((trx) => trx.deleteFrom('attempt').execute())
