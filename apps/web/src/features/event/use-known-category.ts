import type { Category } from '@dodici/contract/types'
import { useEffect, useEffectEvent } from 'react'

export interface CategoryChoice {
  readonly categoryId: string | null
  /** The category of the event as it was saved, null for none and for a new event: it is not sent unless it changes. */
  readonly savedId: string | null
  readonly onChoose: (categoryId: string | null) => void
}

/**
 * Lets go of a choice that is no longer in the list, because its making was undone or it was deleted: the server would
 * refuse it. The list is undefined while it is being read.
 */
export function useKnownCategory(list: readonly Category[] | undefined, choice: CategoryChoice): void {
  const { categoryId, savedId, onChoose } = choice
  const isChosenHere = categoryId !== null && categoryId !== savedId
  const isGone = isChosenHere && list !== undefined && list.every(({ _id }) => _id !== categoryId)
  const letGo = useEffectEvent(() => onChoose(savedId))
  useEffect(() => {
    if (isGone) letGo()
  }, [isGone])
}
