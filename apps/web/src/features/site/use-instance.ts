import { routes, type ResponseOf } from '@dodici/contract/routes'
import { call } from '../../api/client.ts'
import { useAnswer, type Answer } from '../../api/use-answer.ts'

export type Instance = ResponseOf<typeof routes.readInstance>

const readInstance = (signal: AbortSignal): Promise<Instance> => call(routes.readInstance, { signal })

/** What this installation says of itself. */
export const useInstance = (): Answer<Instance> => useAnswer(readInstance)
