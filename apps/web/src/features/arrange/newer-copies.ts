import type { Event } from '@dodici/contract/types'
import { ApiError } from '../../api/api-error.ts'

/** The newer copies that come with the refusal of a batch, those that begin in a year: their occurrences are of that one. */
export function newerCopies(error: unknown, year: unknown): readonly Event[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.current)) return []
  return error.current.filter(isEvent).filter(({ start }) => Number(start.slice(0, 4)) === year)
}

const isEvent = (value: unknown): value is Event =>
  typeof value === 'object' && value !== null && '_id' in value && 'start' in value && 'occurrences' in value
