import type { Category } from '@dodici/contract/types'
import type { Day } from '@dodici/core/date'
import type { CalendarAddress } from '../../address/calendar-address.ts'
import type { ChangeAddress } from '../../address/use-calendar-address.ts'
import type { CommandGroup } from '../../features/commands/shown-command.ts'
import type { Keys } from '../../features/commands/keys.ts'
import type { YearSettings } from '../../features/year/settings/year-settings.ts'
import type { en } from '../../i18n/en.ts'
import type { Language } from '../../i18n/language.ts'
import type { PlainKeys } from '../../i18n/words.ts'

/** What commands act on. */
export interface CommandGround {
  readonly address: CalendarAddress
  readonly change: ChangeAddress
  readonly today: Day
  readonly settings: YearSettings
  readonly categories: readonly Category[]
  readonly language: Language
  /** Whether the assistant is there for this person. */
  readonly hasHelpers: boolean
  readonly newEvent: () => void
  readonly quickAdd: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly switchLanguage: (language: Language) => void
  readonly logout: () => void
}

/** One thing that a person can do from anywhere on the calendar. */
export interface Command {
  readonly id: string
  readonly group: CommandGroup
  /** Its name; of several, the first says what the others are about: `View: Months`. */
  readonly words: readonly PlainKeys<typeof en>[]
  /** Any of them. None for what is found in the palette alone. */
  readonly keys: readonly Keys[]
  /** Its keys with Ctrl work also while a menu is open. In a dialog they are the dialog's: nobody undoes what they cannot see. */
  readonly isEverywhere?: boolean
  /** What must be on the page for it, as a CSS selector. */
  readonly needs?: string
  /** Whether it would do something now; always, where this is not said. */
  readonly when?: (ground: CommandGround) => boolean
  /** Whether what it switches is on. */
  readonly isOn?: (ground: CommandGround) => boolean
  readonly run: (ground: CommandGround) => void
}
