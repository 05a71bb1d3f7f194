import type { FileStorage } from '#server/features/calendar-contents/ics-tasks.ts'
import type { MailLog } from '#server/mail/message.ts'
import type { Outgoing } from '#server/outgoing/outgoing.ts'
import type { Sealing } from '#server/sealing.ts'

/** What asking accounts elsewhere takes. */
export interface LinkStorage extends FileStorage {
  readonly outgoing: Outgoing
  readonly sealing: Sealing
}

/** What keeping calendars the same in the background takes. */
export interface LinkOffice extends LinkStorage {
  readonly log: MailLog
}
