import { timerOf } from '#server/clock.ts'
import { keepLooking, type Poller } from '#server/poller.ts'
import { sendDueMails, type PostOffice } from './sender.ts'

const LOOK_MILLISECONDS = 4_000
const STOP_MILLISECONDS = 6_000

/** Starts the mail sender. Stopping waits for mails in progress, and aborts them after a while. */
export function startPost(office: PostOffice, patience = { look: LOOK_MILLISECONDS, stop: STOP_MILLISECONDS }): Poller {
  const sending = keepLooking({
    look: () => sendDueMails(office),
    milliseconds: timerOf(office.clock, patience.look),
    onFault: (error) => office.log.error({ err: error }, 'the queue of mails could not be read or written'),
  })
  return {
    wake: sending.wake,
    stop: async () => {
      const breaking = setTimeout(() => office.mailer.close(), patience.stop)
      await sending.stop()
      clearTimeout(breaking)
      office.mailer.close()
    },
  }
}
