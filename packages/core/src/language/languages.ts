import { grammarOf, type Grammar } from './grammar/grammar.ts'
import type { LanguageData } from './grammar/language-data.ts'
import { english } from './en/english.ts'
import { italian } from './it/italian.ts'
import type { HourHint } from './reading/time-of-day.ts'
import type { Language } from './quick-add-types.ts'

interface ReadyLanguage {
  readonly grammar: Grammar
  readonly hints: Readonly<Record<HourHint, ReadonlySet<string>>>
  readonly early: ReadonlySet<string>
  readonly dangling: ReadonlySet<string>
}

const ready = (data: LanguageData, isDayFirst: boolean): ReadyLanguage => ({
  grammar: grammarOf(data, isDayFirst),
  hints: {
    night: new Set(data.night.split(' ')),
    supper: new Set(data.supper.split(' ')),
    evening: new Set(data.evening.split(' ')),
    party: new Set(data.party.split(' ')),
    match: new Set(data.match.split(' ')),
    dawn: new Set(data.dawn.split(' ')),
    travel: new Set(data.travel.split(' ')),
  },
  early: new Set(data.early.split(' ')),
  dangling: new Set(data.dangling.split(' ')),
})

/** The languages, made ready once. Figures such as 5/6 are day and month in Italian; in English they may be either. */
export const languages: Readonly<Record<Language, ReadyLanguage>> = {
  it: ready(italian, true),
  en: ready(english, false),
}
