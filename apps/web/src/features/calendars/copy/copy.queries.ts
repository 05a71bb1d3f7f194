import { routes } from '@dodici/contract/routes'
import type { YearCopy, YearCopyAnswer } from '@dodici/contract/types'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, send, type Written } from '../../../api/client.ts'
import { texts } from '../../../i18n/texts.ts'

/** Years and calendar of a copy. */
export interface CopyRequest extends Pick<YearCopy, 'from' | 'to' | 'keep'> {
  /** Source and target calendar. */
  readonly id: string
  readonly into: string
}

/** The preview of a copy. While another is requested, the last one stays. */
export const copyPreview = ({ id, into, from, to, keep }: CopyRequest) =>
  queryOptions({
    queryKey: ['copy-preview', id, into, from, to, keep] as const,
    queryFn: ({ signal }) =>
      call(routes.copyYear, {
        params: { id },
        body: { from, to, keep, calendarId: into, dryRun: true },
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

interface Copy extends CopyRequest {
  readonly events: readonly string[]
  readonly idempotencyKey: string
}

/** The copy itself: all or nothing, with one undo. */
export const copyYear = mutationOptions({
  mutationFn: async ({ id, into, from, to, keep, events, idempotencyKey }: Copy): Promise<Written<CopyResult>> => {
    const body = { from, to, keep, calendarId: into, events: [...events] }
    const headers = { 'Idempotency-Key': idempotencyKey }
    const written = await send(routes.copyYear, { params: { id }, body, headers })
    return { ...written, value: { copied: written.value.copied, to } }
  },
  meta: { success: (result) => doneWords((result as Written<CopyResult>).value), undo: true, ownFailure: true },
})

interface CopyResult extends Pick<YearCopyAnswer, 'copied'> {
  readonly to: number
}

const doneWords = ({ copied, to }: CopyResult): string => texts.t('calendars.copy.done', { count: copied, year: to })
