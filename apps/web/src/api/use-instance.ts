import { routes } from '@dodici/contract/routes'
import type { Instance } from '@dodici/contract/types'
import { call } from './client.ts'
import { useAnswer, type Answer } from './use-answer.ts'

const readInstance = (signal: AbortSignal): Promise<Instance> => call(routes.readInstance, { signal })

/** Facts about this installation, for pages without the query cache. */
export const useInstance = (): Answer<Instance> => useAnswer(readInstance)
