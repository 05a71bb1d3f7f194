import { planLimits } from '@dodici/contract/plans'
import type { Calendar, LinkedAccount } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, codeOf } from '../../api/api-error.ts'
import { calendars } from '../../api/calendars.queries.ts'
import { profile } from '../../api/profile.queries.ts'
import { createCalendar, deleteSample, exportCalendar, showCalendar, updateCalendar } from './calendars.queries.ts'
import { linkedAccounts, linkOf } from './linked/linked-accounts.queries.ts'
import { subscriptions } from './subscribed/subscriptions.queries.ts'
import type { CalendarFormState } from './use-calendar-form.ts'

const NO_ACCOUNTS: readonly LinkedAccount[] = []

export type ManagerState = ReturnType<typeof useCalendarManager>

/** State and actions of the dialog. A failed write keeps the form and its input. */
export function useCalendarManager(form: CalendarFormState) {
  const { mode } = form
  const list = useQuery(calendars)
  // Of these there must be one, and a plan counts them.
  const own = list.data?.filter(({ sample, kind }) => !sample && kind === 'own')
  const hasSubscribed = list.data?.some(({ kind }) => kind === 'subscribed') === true
  const { data: ofAddresses, dataUpdatedAt: readAt } = useQuery({ ...subscriptions, enabled: hasSubscribed })
  const { data: linked = NO_ACCOUNTS, dataUpdatedAt: linkedReadAt } = useQuery(linkedAccounts)
  const { data: user } = useQuery(profile)
  const [deleting, setDeleting] = useState<Calendar | null>(null)
  const { mutate: show } = useMutation(showCalendar)
  const { mutate: exportOne } = useMutation(exportCalendar)
  const { mutate: removeSample } = useMutation(deleteSample)
  return {
    form,
    list,
    readAt,
    /** From where a calendar is read; undefined for the person's own. */
    subscriptionOf: ({ _id }: Calendar) => ofAddresses?.find(({ calendarId }) => calendarId === _id),
    linkedReadAt,
    /** Whether an account elsewhere is linked. */
    hasLinked: linked.length > 0,
    /** With what a calendar is kept the same; undefined if with nothing. */
    linkOf: ({ _id }: Calendar) => linkOf(linked, _id),
    /** The plan allows no more. */
    isFull: user !== undefined && (own?.length ?? 0) >= planLimits[user.plan].calendars,
    isLast: ({ sample, kind }: Calendar) => own?.length === 1 && !sample && kind === 'own',
    removeSample: () => removeSample(),
    /** If it was undone or deleted elsewhere while the form is open, saving creates it again. */
    isGone: mode.kind === 'editing' && list.data?.every(({ _id }) => _id !== mode.id) === true,
    ...useSaving(form),
    show: ({ _id }: Calendar, shown: boolean) => show({ id: _id, shown }),
    exportOne: (calendar: Calendar) => exportOne(calendar),
    deleting,
    askDelete: setDeleting,
    endDelete: () => setDeleting(null),
  }
}

/** The form's writes. Leaving the form ignores their result. */
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

/** The newer copy that conflicts with a write. */
const newerCopyIn = (error: Error): Calendar | null =>
  error instanceof ApiError && error.code === 'stale_version' ? ((error.current as Calendar | undefined) ?? null) : null
