import type { LinkedAccountTable, LinkedCalendarTable, LinkedObjectTable } from '#server/db/schema.ts'

const NOW = '2026-11-20T09:00:00.000Z'

/** Rows as if they had been made by the service. */
export const linkedAccountFor = (
  owner_id: string,
  id: string,
  facts: Partial<LinkedAccountTable>,
): LinkedAccountTable => ({
  ...{ owner_id, id, name: 'Nextcloud', url: 'https://cloud.example.org/', username: 'ada', password: 'sealed' },
  ...{ fault: null, created_at: NOW },
  ...facts,
})

export const linkedCalendarFor = (
  owner_id: string,
  calendar_id: string,
  facts: Partial<LinkedCalendarTable> & Pick<LinkedCalendarTable, 'account_id'>,
): LinkedCalendarTable => ({
  ...{ owner_id, calendar_id, url: 'https://cloud.example.org/calendars/ada/home/', read_only: 0 },
  ...{ sync_token: null, ctag: null, local_mark: 0, is_complete: 0, due_at: NOW, last_ok_at: null },
  ...{ last_try_at: null, fault: null, faults: 0, held: null, created_at: NOW },
  ...facts,
})

export const linkedObjectFor = (
  owner_id: string,
  calendar_id: string,
  facts: Partial<LinkedObjectTable> & Pick<LinkedObjectTable, 'href'>,
): LinkedObjectTable => ({
  ...{ owner_id, calendar_id, event_id: null, etag: null, tag: null, sending: null, conflict: null },
  ...{ their_etag: null, their_body: null, our_tag: null, noticed_at: NOW },
  ...facts,
})
