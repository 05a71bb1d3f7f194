import type { ReadingWords } from '../planning-words.ts'
import { MONTH } from './times-of-year.ts'

/** Italian words for what something is done for, and when that is: by then it is there. */
export const daysOfPurpose: ReadingWords['sameDays'] = [
  // What is made to be sold on a day has all of it by then: `mercatino: 40 saponi da vendere il 5 dicembre`.
  [
    String.raw`(?<=:[^;.]*) da (?:vendere|esporre|mostrare|consegnare|regalare)(?: al mercatino| al mercato| alla fiera| in piazza)? (?=(?:il |l['’]|sabato |domenica )\d)`,
    ', ',
  ],
  // What it comes before says its day itself: `prima della materna (inizia il 13 settembre)`.
  [
    String.raw`(?<!\p{L})prima (?:d[ei] |del(?:l[oae]|l['’])? ?|dei |degli )[^,;.(\d]*[,(] ?(?:che )?(?:inizia|comincia|parte|apre|riapre|è|sarà)(?:no)? (?:il |l['’]) ?(?=\d)`,
    'prima del ',
  ],
  // What comes of it is later: `entro il 10 maggio che poi partiamo`.
  [String.raw`(?<=(?:\d|${MONTH})(?!\p{L})) (?:che|perch[éè]) poi (?=\p{L})[^,;.]*`, ''],
]
