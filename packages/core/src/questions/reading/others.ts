import type { Language } from '../../language/index.ts'
import { STOP_WORDS } from './stop-words.ts'
import { WORD_PATTERNS } from './period-words.ts'

/** Who, or what, is said to be free or busy. */
const SUBJECTS: Readonly<Record<Language, readonly RegExp[]>> = {
  it: [
    /(?:^|[ ,])([\p{L}]+) (?:e|sara|sarebbe) (?:gia )?(?:liber[oa]|impegnat[oa]|occupat[oa]|disponibile)/u,
    /\b(?:quando|quand') ?(?:e|sara) (?:liber[oa]|disponibile|impegnat[oa]) (?:il |la |lo )?([\p{L}]+)/u,
    /^quando (?:puo|ha tempo|potrebbe) ([\p{L}]+)/u,
    /^(?:che )?(?:cosa|che) (?:ha|fa|fara) ([\p{L}]+)/u,
    /\b(?:agenda|calendario) (?:di|del|della|dell') ?([\p{L}]+)/u,
  ],
  en: [
    /\b(?:is|are|was|will|can|when's|when is) ([\p{L}]+) (?:be )?(?:free|available|busy|around|able)/u,
    /\b(?:does|has) ([\p{L}]+) (?:have|got|any)\b/u,
    /\b([\p{L}]+)'s (?:calendar|schedule|agenda|diary|availability)/u,
    /\bwhat (?:is|does|will) ([\p{L}]+) (?:doing|have|do|up to)\b/u,
  ],
}

/** Words that are no people: times, and what belongs to the person. */
const OWN = `
weekend weekends settimana mese anno giorno giornata mattina pomeriggio sera fine weekday week month year day days morning mornings
afternoon afternoons evening evenings night today tomorrow calendar year's june's agenda lavoro studio
`
  .trim()
  .split(/\s+/u)

/** Whether a folded question is about the time of somebody else. */
export function isAboutOthers(plain: string, language: Language): boolean {
  const { month, weekday, season } = WORD_PATTERNS[language]
  const times = new RegExp(`^(?:${month}|${weekday}|${season})s?$`, 'u')
  return SUBJECTS[language].some((pattern) => {
    const who = pattern.exec(plain)?.[1]
    return who !== undefined && who.length > 2 && !isOwn(who, times)
  })
}

const isOwn = (word: string, times: RegExp): boolean =>
  times.test(word) || OWN.includes(word) || STOP_WORDS.it.has(word) || STOP_WORDS.en.has(word)
