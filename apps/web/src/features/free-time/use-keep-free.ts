import { formatDay } from '@dodici/core/date'
import { useMutation } from '@tanstack/react-query'
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
  const keep = ({ first, last, leave }: Offer) => {
    if (isPending) return
    const { calendarId, categoryId } = filteredIds(address)
    const body = {
      title: t(leave === 0 ? 'freeTime.event.free' : 'freeTime.event.leave'),
      ...{ start: formatDay(first), end: formatDay(last), allDay: true, away: true, categoryId },
      ...(calendarId === null ? {} : { calendarId }),
    }
    mutate({ body, idempotencyKey: keyFor(body) }, { onSuccess: onKept })
  }
  return { keep, isPending, failure: error === null ? null : codeOf(error) }
}
