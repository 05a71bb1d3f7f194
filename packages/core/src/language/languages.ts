import { grammarsOf, type Grammar } from './grammar/grammar.ts'
import type { LanguageData, Patterns } from './grammar/language-data.ts'
import { english } from './en/english.ts'
import { italian } from './it/italian.ts'
import { menderOf, type MendedText, type Mending } from './mending/mend.ts'
import type { HourHint } from './reading/time-of-day.ts'
import type { Language } from './quick-add-types.ts'
import type { Token } from './tokens.ts'

interface ReadyLanguage {
  readonly grammar: Grammar
  /** The same with more patterns, which may use all of its symbols. */
  readonly grammarWith: (patterns: Patterns) => Grammar
  readonly mend: (tokens: readonly Token[], of?: MendedText) => Mending
  readonly hints: Readonly<Record<HourHint, ReadonlySet<string>>>
  readonly early: ReadonlySet<string>
  readonly dangling: ReadonlySet<string>
  /** What may stand before a date and says nothing of the day. */
  readonly loose: ReadonlySet<string>
}

interface Habits {
  /** Whether figures such as 5/6 are day and month; else they may be either. */
  readonly isDayFirst: boolean
  /** Whether days and months are written with a capital. */
  readonly isDayCapital: boolean
}

const DATA = { it: italian, en: english } as const
const HABITS = {
  it: { isDayFirst: true, isDayCapital: false },
  // Figures such as 5/6 may be either.
  en: { isDayFirst: false, isDayCapital: true },
} as const

const ready = (data: LanguageData, { isDayFirst, isDayCapital }: Habits): ReadyLanguage => ({
  ...grammarsOf(data, isDayFirst),
  mend: menderOf(data, isDayCapital),
  hints: {
    night: new Set(data.night.split(' ')),
    supper: new Set(data.supper.split(' ')),
    evening: new Set(data.evening.split(' ')),
    party: new Set(data.party.split(' ')),
    match: new Set(data.match.split(' ')),
    dawn: new Set(data.dawn.split(' ')),
    shift: new Set(data.shift.split(' ')),
    travel: new Set(data.travel.split(' ')),
  },
  early: new Set(data.early.split(' ')),
  dangling: new Set(data.dangling.split(' ')),
  loose: new Set(`${data.dangling} ${data.hedges}`.split(' ')),
})

/** The languages, made ready once. */
export const languages: Readonly<Record<Language, ReadyLanguage>> = {
  it: ready(DATA.it, HABITS.it),
  en: ready(DATA.en, HABITS.en),
}
