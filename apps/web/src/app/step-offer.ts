import type { MovedMilestone } from '@dodici/contract/types'
import { parseDay, yearOf } from '@dodici/core/date'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { movingSteps } from '../address/moving-steps.ts'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import type { Written } from '../api/client.ts'
import type { NextAction } from '../api/mutation-meta.ts'
import { formatSpanBeside } from '../i18n/format.ts'
import { texts } from '../i18n/texts.ts'
import { today } from '../ui/today.ts'
import type { Toast } from './toasts.ts'

type OpenCards = (milestoneIds: readonly string[]) => void

/** How a page opens the cards that move steps; other pages offer nothing. */
const ways = new WeakMap<QueryClient, OpenCards>()

/** Lets messages of the calendar open the cards. */
export function useStepOffers(): void {
  const client = useQueryClient()
  const { change } = useCalendarAddress()
  useEffect(() => {
    ways.set(client, (milestoneIds) => change(movingSteps(milestoneIds)))
    return () => void ways.delete(client)
  }, [client, change])
}

/**
 * The message of any write, which offers to take the open steps of milestones along that it has moved: with the day that
 * they were planned for, and the new one. Nothing of that needs the assistant.
 */
export function withStepOffer(
  client: QueryClient,
  toast: Toast,
  { movedMilestones }: Pick<Written<unknown>, 'movedMilestones'>,
): Toast {
  const open = ways.get(client)
  const [moved] = movedMilestones
  if (!moved || !open) return toast
  const count = movedMilestones.reduce((sum, { openSteps }) => sum + openSteps, 0)
  const next: NextAction = {
    label: () => texts.t('year.steps.take', { count }),
    run: () => open(movedMilestones.map(({ _id }) => _id)),
  }
  if (movedMilestones.length > 1) return { ...toast, next }
  return { ...toast, text: () => `${toast.text()} · ${daysOf(moved)}`, next }
}

/** `da dom 21 mar a dom 28 mar 2027`: a year that both have is said once. */
function daysOf({ from, to }: MovedMilestone): string {
  const [before, after] = [parseDay(from) ?? 0, parseDay(to) ?? 0]
  const spoken = yearOf(before) === yearOf(after) ? yearOf(after) : yearOf(today())
  return texts.t('year.steps.movedDays', {
    from: formatSpanBeside(before, before, spoken),
    to: formatSpanBeside(after, after, yearOf(today())),
  })
}
