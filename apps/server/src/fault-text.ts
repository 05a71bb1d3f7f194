import { AppError, messageOf } from './errors.ts'

/** An error for the operator: what is wrong, without code or stack. */
export function faultText(error: unknown): string {
  if (error instanceof AppError) {
    const faults = (error.facts.errors ?? []).map(({ path, message }) => `\n  ${path}: ${message}`)
    return error.detail + faults.join('')
  }
  return messageOf(error)
}
