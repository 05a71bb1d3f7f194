import type { Keys } from './keys.ts'

/** Groups of the key list, in order. */
export const commandGroups = ['year', 'views', 'events', 'find', 'page'] as const
export type CommandGroup = (typeof commandGroups)[number]

/** A command in the page's language. */
export interface ShownCommand {
  readonly id: string
  readonly group: CommandGroup
  readonly name: string
  /** Its name within its group: `Months` under `Views`. */
  readonly shortName: string
  readonly keys: readonly Keys[]
  /** Whether what it toggles is on; null if it toggles nothing. */
  readonly isOn: boolean | null
  readonly run: () => void
}
