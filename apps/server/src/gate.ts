/** Runs `atOnce` jobs at a time, lets `waiting` more wait in order, and refuses the rest. */
export function openGate(
  limits: { readonly atOnce: number; readonly waiting: number },
  refusal: () => Error,
): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0
  const queue: (() => void)[] = []
  return async (job) => {
    if (running >= limits.atOnce) {
      if (queue.length >= limits.waiting) throw refusal()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await job()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
