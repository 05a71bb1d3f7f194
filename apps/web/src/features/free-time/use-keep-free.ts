import { formatDay } from '@dodici/core/date'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { filteredIds } from '../../address/calendar-address.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { codeOf } from '../../api/api-error.ts'
import { creation } from '../../api/create-event.queries.ts'
import { useIdempotencyKey } from '../../api/use-idempotency-key.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Offer } from './offers.ts'

/** Makes an offer an absence of whole days: leave, or days that are kept free. */
export function useKeepFree(onKept: () => void) {
  const { t } = useTranslation()
  const { address } = useCalendarAddress()
  const { mutate, isPending, error } = useMutation(creation)
  const keyFor = useIdempotencyKey()
  // Days that were kept and taken back can be kept again: that is another request for the same.
  const made = useRef(0)
  const keep = ({ first, last, leave }: Offer) => {
    if (isPending) return
    const { calendarId, categoryId } = filteredIds(address)
    const body = {
      title: t(leave === 0 ? 'freeTime.event.free' : 'freeTime.event.leave'),
      ...{ start: formatDay(first), end: formatDay(last), allDay: true, away: true, categoryId },
      ...(calendarId === null ? {} : { calendarId }),
    }
    const onSuccess = () => {
      made.current += 1
      onKept()
    }
    mutate({ body, idempotencyKey: keyFor([body, made.current]) }, { onSuccess })
  }
  return { keep, isPending, failure: error === null ? null : codeOf(error) }
}
