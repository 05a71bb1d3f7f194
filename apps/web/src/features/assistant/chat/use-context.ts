import type { ChatMessage } from '@dodici/contract/types'
import { filteredIds } from '../../../address/calendar-address.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'

/** What the person looks at, which goes along with a question. */
export function useContextOfChat(): NonNullable<ChatMessage['context']> {
  const { address } = useCalendarAddress()
  const { categoryId } = filteredIds(address)
  return {
    year: address.year,
    view: address.view,
    categoryId,
    ...(address.event === null ? {} : { eventIds: [address.event] }),
  }
}
