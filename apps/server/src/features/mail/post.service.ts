import { sendDueMails, type PostOffice } from './sender.service.ts'

/** What sends mail for as long as the server runs. */
export interface Post {
  /** Sends at once what has come into the queue. */
  readonly wake: () => void
  /** Takes no more mails, waits for those that are on their way, and breaks them off after a while. */
  readonly stop: () => Promise<void>
}

/** How often the queue is looked at for what others have put there: another node, the operator's command line. */
const LOOK_MILLISECONDS = 4_000
const STOP_MILLISECONDS = 6_000

/** Starts to send. */
export function startPost(office: PostOffice, patience = { look: LOOK_MILLISECONDS, stop: STOP_MILLISECONDS }): Post {
  let [isStopped, isAsked] = [false, false]
  let sending: Promise<void> | null = null
  const sendAll = async (): Promise<void> => {
    isAsked = false
    while (!isStopped && (await trySending(office)) > 0);
  }
  const wake = (): void => {
    isAsked = true
    if (isStopped || sending !== null) return
    // Not now: whoever has put a mail there answers a request first.
    sending = new Promise((resolve) => setImmediate(resolve)).then(sendAll).finally(() => {
      sending = null
      if (isAsked) wake()
    })
  }
  const looking = setInterval(wake, patience.look)
  looking.unref()
  wake()
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearInterval(looking)
      const breaking = setTimeout(() => office.mailer.close(), patience.stop)
      await sending
      clearTimeout(breaking)
      office.mailer.close()
    },
  }
}

/** While the database is away nothing can be sent; the next look will show. */
async function trySending(office: PostOffice): Promise<number> {
  try {
    return await sendDueMails(office)
  } catch (error) {
    office.log.error({ err: error }, 'the queue of mails could not be read or written')
    return 0
  }
}
