import type { Keys } from './keys.ts'

/** The parts of the list of keys, in their order. */
export const commandGroups = ['year', 'views', 'events', 'find', 'page'] as const
export type CommandGroup = (typeof commandGroups)[number]

/** A command as a person sees it, in the language of the page. */
export interface ShownCommand {
  readonly id: string
  readonly group: CommandGroup
  readonly name: string
  /** What is left of the name under that of its group: `Months` under `Views`. */
  readonly shortName: string
  readonly keys: readonly Keys[]
  /** Whether what it switches is on; null where it switches nothing. */
  readonly isOn: boolean | null
  readonly run: () => void
}
