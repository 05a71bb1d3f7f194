import type { Ids } from './things.ts'

/** What asks most of links. Their account is at an address that this server does not ask; those that end a link are last. */
export const costliestLinks = (ids: Pick<Ids, 'linkedAccount' | 'linkedCalendar'>) => ({
  findRemoteCalendars: { body: { url: 'https://10.0.0.1/', username: 'ada', password: 'x' } },
  createLinkedAccount: {
    body: { url: 'https://10.0.0.1/', username: 'ada', password: 'x', calendars: [{ url: 'https://10.0.0.1/a/' }] },
  },
  listLinkedAccounts: {},
  listLinkedConflicts: {},
  updateLinkedAccount: { id: ids.linkedAccount, body: { password: 'y' } },
  findCalendarsOfAccount: { id: ids.linkedAccount },
  linkCalendars: { id: ids.linkedAccount, body: { calendars: [{ url: 'https://10.0.0.1/b/' }] } },
  syncLinkedCalendar: { id: ids.linkedCalendar },
  answerGone: { id: ids.linkedCalendar, body: { take: true } },
  settleLinkedConflict: { id: ids.linkedCalendar, body: { keep: 'ours' } },
  unlinkCalendar: { id: ids.linkedCalendar },
  deleteLinkedAccount: { id: ids.linkedAccount },
})
