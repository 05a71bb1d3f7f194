import { AppError, below } from '#server/errors.ts'

/** The path of a target in the request body. */
export const pathOfTarget = (index: number): string => `events.${String(index)}`

/** Runs the work for one target; a refusal gets the target's path. */
export function namingTarget<Value>(index: number, work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    throw error instanceof AppError ? below(pathOfTarget(index), error) : error
  }
}

/** Refuses a batch and names all faulty targets. */
export function refuseTargets({ code, detail, facts }: AppError, indexes: readonly number[]): never {
  throw new AppError(code, detail, {
    ...facts,
    errors: indexes.map((index) => ({ path: pathOfTarget(index), message: detail })),
  })
}
