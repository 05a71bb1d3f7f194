import { sendDuePushes, type PushOffice } from './send-pushes.service.ts'

/** What pushes notices for as long as the server runs. */
export interface Pusher {
  /** Pushes at once what has come into the queue. */
  readonly wake: () => void
  /** Takes no more, and waits for those that are on their way: each ends by itself after some seconds. */
  readonly stop: () => Promise<void>
}

/** How often the queue is looked at for what others have put there, or what is due by now. */
const LOOK_MILLISECONDS = 2_000
/** What is still on its way then is pushed again by the next server that runs. */
const STOP_MILLISECONDS = 6_000

/** Starts to push. */
export function startPusher(
  office: PushOffice,
  patience = { look: LOOK_MILLISECONDS, stop: STOP_MILLISECONDS },
): Pusher {
  let [isStopped, isAsked] = [false, false]
  let pushing: Promise<void> | null = null
  const pushAll = async (): Promise<void> => {
    isAsked = false
    while (!isStopped && (await tryPushing(office)) > 0);
  }
  const wake = (): void => {
    isAsked = true
    if (isStopped || pushing !== null) return
    // Not now: whoever has put something there answers a request first.
    pushing = new Promise((resolve) => setImmediate(resolve)).then(pushAll).finally(() => {
      pushing = null
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
      let patienceEnds: NodeJS.Timeout | undefined
      const end = new Promise<void>((resolve) => {
        patienceEnds = setTimeout(resolve, patience.stop)
      })
      await Promise.race([pushing, end])
      clearTimeout(patienceEnds)
    },
  }
}

/** While the database is away nothing can be pushed; the next look will show. */
async function tryPushing(office: PushOffice): Promise<number> {
  try {
    return await sendDuePushes(office)
  } catch (error) {
    office.log.error({ err: error }, 'the queue of pushes could not be read or written')
    return 0
  }
}
