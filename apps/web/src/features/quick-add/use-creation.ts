import type { EventCreation } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { creation } from '../../api/create-event.queries.ts'
import { useIdempotencyKey } from '../../api/use-idempotency-key.ts'

interface CreationCallbacks {
  readonly onSuccess: () => void
  readonly onError: (error: unknown) => void
}

interface Creation {
  readonly create: (body: EventCreation, outcome: CreationCallbacks) => void
  /** Whether a request is in progress, as of the last drawing. */
  readonly isPending: boolean
  /** The same as of now, for a key that is pressed twice before the next drawing. */
  readonly isUnderWay: () => boolean
}

/** Creates the line's event, with an idempotency key that stays for retries. */
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
