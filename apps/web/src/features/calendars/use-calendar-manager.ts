import { planLimits } from '@dodici/contract/plans'
import type { Calendar } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, codeOf } from '../../api/api-error.ts'
import { calendars } from '../../api/calendars.queries.ts'
import { profile } from '../../api/profile.queries.ts'
import { createCalendar, exportCalendar, showCalendar, updateCalendar } from './calendars.queries.ts'
import type { CalendarFormState } from './use-calendar-form.ts'

export type ManagerState = ReturnType<typeof useCalendarManager>

/** The state of the dialog, and what can be done in it. A failed write keeps the form and what was typed. */
export function useCalendarManager(form: CalendarFormState) {
  const { mode } = form
  const list = useQuery(calendars)
  const { data: user } = useQuery(profile)
  const [deleting, setDeleting] = useState<Calendar | null>(null)
  const { mutate: show } = useMutation(showCalendar)
  const { mutate: exportOne } = useMutation(exportCalendar)
  return {
    form,
    list,
    /** The plan holds no more than there are. */
    isFull: user !== undefined && (list.data?.length ?? 0) >= planLimits[user.plan].calendars,
    isLast: list.data?.length === 1,
    /** Undone or deleted elsewhere while its form is open: saving makes it anew. */
    isGone: mode.kind === 'editing' && list.data?.every(({ _id }) => _id !== mode.id) === true,
    ...useSaving(form),
    show: ({ _id }: Calendar, shown: boolean) => show({ id: _id, shown }),
    exportOne: (calendar: Calendar) => exportOne(calendar),
    deleting,
    askDelete: setDeleting,
    endDelete: () => setDeleting(null),
  }
}

/** The writes of the form. Who leaves it leaves what became of them. */
function useSaving(form: CalendarFormState) {
  const { mode } = form
  const creation = useMutation(createCalendar)
  const update = useMutation(updateCalendar)
  const forget = () => {
    creation.reset()
    update.reset()
  }
  const finish = () => {
    forget()
    form.finish()
  }
  const takeNewer = (error: Error) => {
    const newer = newerCopyIn(error)
    if (newer === null) return
    update.reset()
    form.overtake(newer)
  }
  const failed = creation.error ?? update.error
  return {
    isSaving: creation.isPending || update.isPending,
    failure: failed === null ? null : codeOf(failed),
    finish,
    create: () => creation.mutate(form.draft, { onSuccess: finish }),
    update: () => {
      if (mode.kind !== 'editing') return
      const { id, version } = mode
      update.mutate({ id, version, draft: form.draft }, { onSuccess: finish, onError: takeNewer })
    },
  }
}

/** What stands in the way of a write, where that is a newer copy of the calendar. */
const newerCopyIn = (error: Error): Calendar | null =>
  error instanceof ApiError && error.code === 'stale_version' ? ((error.current as Calendar | undefined) ?? null) : null
