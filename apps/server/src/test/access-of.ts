import { ownAccess, type Access } from '#server/actor.ts'
import { actorOfSession } from '#server/features/sessions/sessions.service.ts'
import type { Person, Planner } from './planner.ts'

/** Somebody's access to their own data, as a request of theirs has it. */
export const accessOf = async (planner: Planner, { token }: Pick<Person, 'token'>): Promise<Access> =>
  ownAccess(await actorOfSession(planner, token))
