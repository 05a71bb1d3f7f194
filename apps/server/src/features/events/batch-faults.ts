import { AppError, below } from '#server/errors.ts'

/** The way to a target in the body of a batch. */
export const pathOfTarget = (index: number): string => `events.${String(index)}`

/** Does what is to be done for one target of a batch; what is refused then names the target. */
export function namingTarget<Value>(index: number, work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    throw error instanceof AppError ? below(pathOfTarget(index), error) : error
  }
}

/** Refuses a batch with targets at fault, and names all of these. */
export function refuseTargets({ code, detail, facts }: AppError, indexes: readonly number[]): never {
  throw new AppError(code, detail, {
    ...facts,
    errors: indexes.map((index) => ({ path: pathOfTarget(index), message: detail })),
  })
}
