import { matchTitle, searchTerms, titleWords } from '@dodici/core/search'
import { findCommands } from '../../features/commands/find-commands.ts'
import type { PaletteEntry, PaletteSection } from '../../features/commands/palette-list.tsx'
import type { palette } from '../../i18n/en/palette.ts'
import type { TFunction } from '../../i18n/texts.ts'
import type { FoundByWords } from './setting-entries.ts'

type SectionId = keyof (typeof palette)['sections']

/** All that the palette offers, before anything is typed. */
export interface Offered {
  readonly categories: readonly FoundByWords[]
  readonly calendars: readonly FoundByWords[]
  readonly views: readonly FoundByWords[]
  readonly goals: readonly FoundByWords[]
  readonly settings: readonly FoundByWords[]
  readonly commands: readonly FoundByWords[]
}

/** What was found elsewhere of what is typed. */
export interface FoundEntries {
  readonly days: readonly PaletteEntry[]
  readonly events: readonly PaletteEntry[]
  readonly elsewhere: readonly PaletteEntry[]
  /** Events with a typo of one letter. */
  readonly similar: () => readonly PaletteEntry[]
  /** Whether nothing else can still be found. */
  readonly isSettled: boolean
}

/** So many of each kind. */
const SHOWN = 6

/**
 * What matches, in sections: days, events, and the others in order; but first those that have all words in full, as
 * `months` is a view before it is the beginning of something. Events that come later, from the server, are last, so that
 * nothing moves under the pointer.
 */
export function foundSections(typed: string, offered: Offered, found: FoundEntries, t: TFunction): PaletteSection[] {
  const words = searchTerms(typed).map(({ text }) => text)
  const of = (items: readonly FoundByWords[]) => (words.length === 0 ? [] : findCommands(items, typed).slice(0, SHOWN))
  const isWhole = ({ entries }: PaletteSection) =>
    entries.some(({ name }) => matchTitle(words, titleWords(name)) === 'whole')
  const sections = [
    section('events', found.events, t),
    section('categories', of(offered.categories), t),
    section('calendars', of(offered.calendars), t),
    section('views', of(offered.views), t),
    section('goals', of(offered.goals), t),
    section('settings', of(offered.settings), t),
    section('commands', of(offered.commands), t),
  ]
  const all = filled([
    section('days', found.days, t),
    ...sections.filter(isWhole),
    ...sections.filter((one) => !isWhole(one)),
    section('elsewhere', found.elsewhere, t),
  ])
  return all.length > 0 || !found.isSettled ? all : filled([section('similar', found.similar(), t)])
}

interface AtHand {
  /** Ids of what was chosen last. */
  readonly recent: readonly string[]
  readonly coming: readonly PaletteEntry[]
  /** Events that may be among those. */
  readonly events: readonly PaletteEntry[]
}

/** What the palette shows before anything is typed: recent things, what comes next, and all that can be done. */
export function firstSections(offered: Offered, { recent, coming, events }: AtHand, t: TFunction): PaletteSection[] {
  const { commands, categories, calendars, views, goals, settings } = offered
  const all: readonly PaletteEntry[] = [events, commands, categories, calendars, views, goals, settings].flat()
  const known = recent.flatMap((id) => all.find((entry) => entry.id === id) ?? [])
  const isRecent = ({ id }: PaletteEntry) => recent.includes(id)
  const rest = (entries: readonly PaletteEntry[]) => entries.filter((entry) => !isRecent(entry))
  return filled([
    section('recent', known, t),
    section('coming', rest(coming), t),
    section('commands', rest(commands), t),
    section('categories', rest(categories), t),
    section('calendars', rest(calendars), t),
    section('views', rest(views), t),
    section('goals', rest(goals), t),
    section('settings', rest(settings), t),
  ])
}

/** A section with its heading. */
export const section = (id: SectionId, entries: readonly PaletteEntry[], t: TFunction): PaletteSection => ({
  id,
  heading: t(`palette.sections.${id}`),
  entries,
})

const filled = (sections: readonly PaletteSection[]): PaletteSection[] =>
  sections.filter(({ entries }) => entries.length > 0)
