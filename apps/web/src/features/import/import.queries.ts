import { FILE_NAME_MAX } from '@dodici/contract/limits'
import { routes } from '@dodici/contract/routes'
import type { ImportReport } from '@dodici/contract/types'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, send, type Written } from '../../api/client.ts'
import { texts } from '../../i18n/texts.ts'

const asCalendarFile = { 'Content-Type': 'text/calendar' }

/** A dropped file; the number distinguishes files of one name. */
export interface DroppedFile {
  readonly file: File
  readonly number: number
}

/** The preview of an import. Requested once; closing the dialog aborts it. */
export const importPreview = ({ file, number }: DroppedFile, calendarId: string) =>
  queryOptions({
    queryKey: ['import-preview', number, calendarId] as const,
    queryFn: ({ signal }) =>
      call(routes.importCalendar, {
        params: { id: calendarId },
        query: { dryRun: 'true' },
        body: file,
        headers: asCalendarFile,
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

interface Import {
  readonly file: File
  readonly calendarId: string
  readonly signal: AbortSignal
}

/** The import itself: all or nothing, with one undo. */
export const importing = mutationOptions({
  mutationFn: async ({ file, calendarId, signal }: Import): Promise<Written<ImportReport>> => {
    const name = file.name.slice(0, FILE_NAME_MAX)
    const sent = { params: { id: calendarId }, query: { name }, body: file, headers: asCalendarFile, signal }
    const written = await send(routes.importCalendar, sent)
    return { ...written, changeId: written.changeId ?? written.value.changeId }
  },
  meta: { success: (result) => outcome(result as Written<ImportReport>), undo: true, ownFailure: true },
})

/** "200 events added, 3 changed". */
function outcome({ value: { added, updated } }: Written<ImportReport>): string {
  if (added === 0) return texts.t('import.onlyUpdatedToast', { count: updated })
  const words = texts.t('import.addedToast', { count: added })
  return updated === 0 ? words : `${words}, ${texts.t('import.updatedToast', { count: updated })}`
}
