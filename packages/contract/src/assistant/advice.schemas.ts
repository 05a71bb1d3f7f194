import { z } from 'zod'
import { ADVICE_AT_ONCE_MAX, ADVICE_ID_MAX } from '../limits.ts'
import type { Spec } from '../route.ts'
import { plainText } from '../scalars.ts'

/** A recommendation or suggestion, by its id. */
const adviceId = plainText.min(1).max(ADVICE_ID_MAX)
const adviceIds = z.array(adviceId).max(ADVICE_AT_ONCE_MAX).default([])
const turnedDown = z.object({ ids: z.array(z.string()) })

export const listTurnedDown = { response: turnedDown } satisfies Spec

/** What is not to be advised again, and what may be after all. */
export const changeTurnedDown = {
  body: z.object({ add: adviceIds, remove: adviceIds }),
  response: turnedDown,
  example: { body: { add: ['calmer-weeks'], remove: [] } },
} satisfies Spec

export type TurnedDown = z.output<typeof turnedDown>
export type TurnedDownChange = z.input<typeof changeTurnedDown.body>
