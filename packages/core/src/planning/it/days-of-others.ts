import type { ReadingWords } from '../planning-words.ts'
import { MONTH } from './times-of-year.ts'

const MAKE = String.raw`(?:finire di |iniziare a )?(?:cucir|lavorar|far|costruir|dipinger|ricamar|realizzar|preparar|creare|confezionar|stampar|incorniciar|restaurar|finir)\p{L}*`
/** What is said or eaten there is of its day. */
const FRESH = String.raw`(?<!\p{L})(?:discorso|brindisi|poesia|lettura|torta|torte|buffet|cibo|rinfresco|cena|pranzo|dolci|pane|bouquet|fiori)(?!\p{L})`
const OCCASION = String.raw`(?:matrimonio|nozze|compleanno|battesimo|comunione|cresima|anniversario|festa|laurea|addio al nubilato|rimpatriata)`

/** Days on which something else is, ahead of which or behind which a goal is. */
export const daysOfOthers: ReadingWords['sameDays'] = [
  // What is made for a wedding in a month is ready before that begins: nobody said which day of it.
  [
    String.raw`(?<=^(?!far[ei] (?:da|il|la (?:damigella|madrina|testimone)))${MAKE}(?!\p{L})(?![^.;:]*${FRESH})[^.;:]*(?<!\p{L})per (?:il |la |le |l['’])?(?:\p{L}+ )?${OCCASION}(?!\p{L})[^.;:,]*),? (?:ad?|in|di) (?=${MONTH}(?!\p{L}| \d))`,
    ' prima di ',
  ],
  // Who moves in on a day has guests later.
  [
    String.raw`(?<=(?<!\p{L})(?:inaugura\p{L}*|festa)(?!\p{L})[^]*casa[^]*?)(?:,? (?:quando|dopo che|appena|una volta)(?!\p{L})[^,;]*?)?,? (?:(?:ci )?(?:trasferiamo|trasferisco|traslochiamo|trasloco|entriamo|entro)|mi (?:trasferisco)|ci danno le chiavi|abbiamo le chiavi) (?=(?:il |l['’])\d)`,
    ' dopo ',
  ],
  [String.raw`(?<=(?<!\p{L})dopo )(?:il |lo |la |l['’])(?!\d)\p{L}+ (?:del(?:l['’])?|il|l['’]) ?(?=\d)`, 'il '],
]
