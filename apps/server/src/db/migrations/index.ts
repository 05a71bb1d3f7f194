import type { Migration } from 'kysely/migration'
import { up as foundation } from './0001-foundation.ts'

/** Every migration in its order. Listed by hand, forward only, never edited once released. */
export const migrations: Record<string, Migration> = { '0001-foundation': { up: foundation } }
