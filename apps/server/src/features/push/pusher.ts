import { keepLooking, type Looking } from '#server/keep-looking.ts'
import { sendDuePushes, type PushOffice } from './send-pushes.ts'

const LOOK_MILLISECONDS = 2_000
/** What is still on its way then is pushed again by the next server that runs. */
const STOP_MILLISECONDS = 6_000

/** Starts to push what is in the queue. Stopping waits for pushes on their way: each ends by itself after some seconds. */
export function startPusher(
  office: PushOffice,
  patience = { look: LOOK_MILLISECONDS, stop: STOP_MILLISECONDS },
): Looking {
  const pushing = keepLooking({
    look: () => sendDuePushes(office),
    milliseconds: patience.look,
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
