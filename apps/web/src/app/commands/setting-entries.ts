import { entryOf } from '@dodici/core/event'
import type { PaletteEntry } from '../../features/commands/palette-list.tsx'
import { settingWords as english } from '../../i18n/en/setting-words.ts'
import { settingWords as italian } from '../../i18n/it/setting-words.ts'
import type { palette } from '../../i18n/en/palette.ts'
import type { Language } from '../../i18n/language.ts'
import type { TFunction } from '../../i18n/texts.ts'

/** By its fragment in the URL of the profile. */
export type ProfileSection = keyof (typeof palette)['settings']

/** The sections of the profile, in their order there. */
const profileSections: readonly ProfileSection[] = [
  ...(['about', 'address', 'preferences', 'reminders', 'push', 'targets', 'assistant', 'plan'] as const),
  ...(['feeds', 'keys', 'password', 'sessions', 'export', 'delete'] as const),
]

/** Whoever uses one language may look for a setting by its name in another. */
const tables: Readonly<Record<Language, Words>> = { en: english, it: italian }

type Words = Readonly<Record<'profile' | 'page', Readonly<Record<string, string>>>>

/** An entry that is found by other words too. */
export interface FoundByWords extends PaletteEntry {
  readonly otherWords?: string
}

/** The entry with the words of its setting in all languages. */
function withWords(entry: PaletteEntry, place: keyof Words, setting: string): FoundByWords {
  const otherWords = Object.values(tables).map((table) => entryOf(table[place], setting) ?? '')
  return { ...entry, otherWords: otherWords.join(' ') }
}

/** Whether a command changes a setting of the page. */
export const isSetting = ({ id }: { readonly id: string }): boolean => entryOf(tables.en.page, id) !== undefined

interface Settings {
  /** Commands that change a setting of the page. */
  readonly ofPage: readonly PaletteEntry[]
  /** Sections that this person's profile does not have. */
  readonly missing: readonly ProfileSection[]
  readonly openSection: (section: ProfileSection) => void
}

/** All settings: those of the page, and the sections of the profile. */
export const settingEntries = ({ ofPage, missing, openSection }: Settings, t: TFunction): FoundByWords[] => [
  ...ofPage.map((entry) => withWords(entry, 'page', entry.id)),
  ...profileSections
    .filter((section) => !missing.includes(section))
    .map((section) => {
      const name = t(`palette.settings.${section}`)
      const rest = { keys: [], isOn: null, detail: t('palette.ofProfile'), run: () => openSection(section) }
      return withWords({ id: `profile-${section}`, name, ...rest }, 'profile', section)
    }),
]
