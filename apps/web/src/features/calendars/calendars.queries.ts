import { routes } from '@dodici/contract/routes'
import type { Calendar, SampleRemoval } from '@dodici/contract/types'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { calendars } from '../../api/calendars.queries.ts'
import { call, download, send, type Written } from '../../api/client.ts'
import { sampleRemoved } from '../../i18n/sample-removed.ts'
import { texts } from '../../i18n/texts.ts'
import { saveFile } from '../../ui/save-file.ts'
import { contentOf, type CalendarDraft } from './calendar-draft.ts'
import { fileNameOf } from './file-name.ts'

/** The dialog's writes. Input stays in the form, so the form shows failures. */
export const createCalendar = mutationOptions({
  mutationFn: (draft: CalendarDraft) => send(routes.createCalendar, { body: contentOf(draft) }),
  meta: { success: 'calendars.createSuccess', undo: true, ownFailure: true },
})

interface Update {
  readonly id: string
  readonly draft: CalendarDraft
  /** The version that the form started with. */
  readonly version: number
}

export const updateCalendar = mutationOptions({
  mutationFn: ({ id, draft, version }: Update) =>
    send(routes.updateCalendar, {
      params: { id },
      body: contentOf(draft),
      headers: { 'If-Match': `"${version}"` },
    }),
  meta: { success: 'calendars.updateSuccess', undo: true, ownFailure: true },
})

interface VisibilityChange {
  readonly id: string
  readonly shown: boolean
}

/** Shows or hides a calendar at once, and reverts if refused. Serialised. */
export const showCalendar = mutationOptions({
  scope: { id: 'calendars-shown' },
  mutationFn: ({ id, shown }: VisibilityChange) => send(routes.updateCalendar, { params: { id }, body: { shown } }),
  onMutate: async (showing, { client }) => {
    await client.cancelQueries({ queryKey: calendars.queryKey })
    putShown(client, showing)
  },
  onError: (_error, { id, shown }, _before, { client }) => putShown(client, { id, shown: !shown }),
  meta: { success: (result) => shownWords((result as Written<Calendar>).value), undo: true },
})

const putShown = (client: QueryClient, { id, shown }: VisibilityChange): void => {
  client.setQueryData(calendars.queryKey, (list) =>
    list?.map((calendar) => (calendar._id === id ? { ...calendar, shown } : calendar)),
  )
}

const shownWords = ({ name, shown }: Calendar): string =>
  texts.t(shown ? 'calendars.nowShown' : 'calendars.nowHidden', { name })

/** Final, so there is no undo. */
export const deleteCalendar = mutationOptions({
  mutationFn: async (id: string): Promise<void> => {
    await call(routes.deleteCalendar, { params: { id } })
  },
  meta: { success: 'calendars.deleteSuccess' },
})

/** Removes the sample year with all that came with it. */
export const deleteSample = mutationOptions({
  mutationFn: () => send(routes.deleteSample, {}),
  meta: { success: (result) => sampleRemoved((result as Written<SampleRemoval>).value), undo: true },
})

/** Downloads the calendar as a file. */
export const exportCalendar = mutationOptions({
  mutationFn: async ({ _id, name }: Calendar): Promise<void> => {
    saveFile(await download(routes.exportCalendar, { params: { id: _id } }), fileNameOf(name))
  },
})

/** The calendar as a file, to count its events in all years. */
export const calendarFile = (id: string) =>
  queryOptions({
    queryKey: ['calendar-file', id] as const,
    queryFn: async ({ signal }) => (await download(routes.exportCalendar, { params: { id }, signal })).text(),
    gcTime: 0,
  })
