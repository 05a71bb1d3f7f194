import { timerOf } from '#server/clock.ts'
import { keepLooking, type Poller } from '#server/poller.ts'
import { sendDuePushes, type PushOffice } from './send-pushes.ts'

const LOOK_MILLISECONDS = 2_000
/** Pushes still in progress then are sent again by the next server. */
const STOP_MILLISECONDS = 6_000

/** Starts the push sender. Stopping waits for pushes in progress, which end within seconds. */
export function startPusher(
  office: PushOffice,
  patience = { look: LOOK_MILLISECONDS, stop: STOP_MILLISECONDS },
): Poller {
  const pushing = keepLooking({
    look: () => sendDuePushes(office),
    milliseconds: timerOf(office.clock, patience.look),
    onFault: (error) => office.log.error({ err: error }, 'the queue of pushes could not be read or written'),
  })
  return {
    wake: pushing.wake,
    stop: async () => {
      let patienceEnds: NodeJS.Timeout | undefined
      const end = new Promise<void>((resolve) => {
        patienceEnds = setTimeout(resolve, patience.stop)
      })
      await Promise.race([pushing.stop(), end])
      clearTimeout(patienceEnds)
    },
  }
}
