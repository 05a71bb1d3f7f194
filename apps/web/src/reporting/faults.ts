/** Takes what went wrong, and React's word on where, if it has one. */
export type Sink = (fault: unknown, place?: string) => void

/** More than a page that is worth a report ever has before its reporting has loaded. */
const MOST = 20

const waiting: Parameters<Sink>[] = []
let sink: Sink | null = null
let stopCatching: (() => void) | null = null

/** Reports what went wrong where this installation wants to hear of it; until that is known, it waits. */
export function reportFault(...fault: Parameters<Sink>): void {
  if (sink) sink(...fault)
  else if (waiting.length < MOST) waiting.push(fault)
}

/** Catches what nobody else has caught, from the first moment on. */
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

/** From now on faults go there, and what nobody else catches is its own affair. Null: nobody wants to hear of any. */
export function sendFaultsTo(next: Sink | null): void {
  stopCatching?.()
  stopCatching = null
  sink = next ?? (() => undefined)
  for (const fault of waiting.splice(0)) sink(...fault)
}
