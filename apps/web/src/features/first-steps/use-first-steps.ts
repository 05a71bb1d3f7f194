import type { FirstSteps } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { calendars } from '../../api/calendars.queries.ts'
import { closeFirstSteps, createSample, deleteSample, firstSteps } from './first-steps.queries.ts'

const NOTHING: FirstSteps = { imported: false, written: false, sampled: false }

/** Which steps are done, by what the person has, and the sample. Once all are done and it is gone, they close. */
export function useFirstSteps() {
  const { data: done = NOTHING } = useQuery(firstSteps)
  const { data: own = [] } = useQuery(calendars)
  const hasSample = own.some(({ sample }) => sample)
  const creation = useMutation(createSample)
  const removal = useMutation(deleteSample)
  const { mutate: close } = useMutation(closeFirstSteps)
  const isOver = done.imported && done.written && done.sampled && !hasSample && !removal.isPending
  const end = useEffectEvent(() => close())
  useEffect(() => {
    if (isOver) end()
  }, [isOver])
  return {
    ...done,
    sampled: done.sampled || hasSample,
    hasSample,
    isBusy: creation.isPending || removal.isPending,
    create: creation.mutate,
    remove: () => removal.mutate(),
    close: () => close(),
  }
}
