import { AppError } from './errors.ts'

/** What to tell an operator of a fault: what is wrong, without code and stack. */
export function faultText(error: unknown): string {
  if (error instanceof AppError) {
    const faults = (error.facts.errors ?? []).map(({ path, message }) => `\n  ${path}: ${message}`)
    return error.detail + faults.join('')
  }
  return error instanceof Error ? error.message : String(error)
}
