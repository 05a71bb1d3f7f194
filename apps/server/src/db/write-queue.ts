/** Runs jobs one after another, in the order in which they came. A job that fails does not stop the next. */
export function writeQueue(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job, job)
    last = result.catch(() => undefined)
    return result
  }
}
