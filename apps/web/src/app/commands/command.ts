import type { Category } from '@dodici/contract/types'
import type { Day } from '@dodici/core/date'
import type { CalendarAddress } from '../../address/calendar-address.ts'
import type { ChangeAddress } from '../../address/use-calendar-address.ts'
import type { CommandGroup } from '../../features/commands/shown-command.ts'
import type { Keys } from '../../features/commands/keys.ts'
import type { YearSettings } from '../../features/year/settings/year-settings.ts'
import type { Language } from '../../i18n/language.ts'
import type { CommandId } from './command-words.ts'

/** The environment of commands. */
export interface CommandContext {
  readonly address: CalendarAddress
  readonly change: ChangeAddress
  readonly today: Day
  readonly settings: YearSettings
  readonly categories: readonly Category[]
  readonly language: Language
  /** Whether this person has the assistant. */
  readonly hasHelpers: boolean
  readonly newEvent: () => void
  readonly quickAdd: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly switchLanguage: (language: Language) => void
  readonly logout: () => void
}

/** A command available anywhere on the calendar. */
export interface Command {
  readonly id: CommandId
  readonly group: CommandGroup
  /** Any of these key combinations; none for palette-only commands. */
  readonly keys: readonly Keys[]
  /**
   * Its Ctrl combination also works in an open menu. In a dialog keys belong to the dialog: nobody should undo what
   * they cannot see.
   */
  readonly isEverywhere?: boolean
  /** A CSS selector for what must be on the page. */
  readonly needs?: string
  /** Whether it would do something now; always by default. */
  readonly when?: (context: CommandContext) => boolean
  /** Whether what it toggles is on. */
  readonly isOn?: (context: CommandContext) => boolean
  readonly run: (context: CommandContext) => void
}
