/** Receives an error, with React's component stack if there is one. */
export type Sink = (fault: unknown, place?: string) => void

/** More than a page ever has before its reporting has loaded. */
const MOST = 20

const waiting: Parameters<Sink>[] = []
let sink: Sink | null = null
let stopCatching: (() => void) | null = null

/** Reports an error if this installation wants reports; until that is known, it is kept. */
export function reportFault(...fault: Parameters<Sink>): void {
  if (sink) sink(...fault)
  else if (waiting.length < MOST) waiting.push(fault)
}

/** Catches otherwise uncaught errors, from the start. */
export function catchFaults(): void {
  sink = null
  const onError = ({ error }: ErrorEvent) => reportFault(error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportFault(reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  stopCatching = () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

/** From now on errors go to this receiver, which catches uncaught ones itself. Null: nobody wants them. */
export function sendFaultsTo(next: Sink | null): void {
  stopCatching?.()
  stopCatching = null
  sink = next ?? (() => undefined)
  for (const fault of waiting.splice(0)) sink(...fault)
}
