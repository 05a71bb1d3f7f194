import type { EventCreation } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { creation } from '../../api/create-event.queries.ts'
import { useIdempotencyKey } from '../../api/use-idempotency-key.ts'

interface Outcome {
  readonly onSuccess: () => void
  readonly onError: (error: unknown) => void
}

interface Creation {
  readonly create: (body: EventCreation, outcome: Outcome) => void
  /** Whether an event is on its way, as it is drawn: one drawing late. */
  readonly isPending: boolean
  /** The same as it is now, for a key that may come twice before the next drawing. */
  readonly isUnderWay: () => boolean
}

/** Makes an event of the line, under a key that stays while the same is sent again. */
export function useCreation(): Creation {
  const { mutate, isPending } = useMutation(creation)
  const keyFor = useIdempotencyKey()
  const underWay = useRef(false)
  return {
    isPending,
    isUnderWay: () => underWay.current,
    create: (body, outcome) => {
      underWay.current = true
      const onSettled = () => {
        underWay.current = false
      }
      mutate({ body, idempotencyKey: keyFor(body) }, { ...outcome, onSettled })
    },
  }
}
