import type { ReadingWords } from '../planning-words.ts'

/** Italian words for something that is done, or left, for so many days. */
export const daysInARow: ReadingWords['sameDays'] = [
  // Something for thirty days is done on each of them.
  [
    String.raw`^(?:fare |sfida (?:di|dei) )?(1[4-9]|[2-9]\d|[1-3]\d\d) giorni di (?!(?:ferie|vacanza|vacanze|viaggio|permesso|preavviso|riposo|malattia|cammino|congedo)(?!\p{L}))(\p{L}[^,;.]*?)(?=$|[,;.]| (?:da|dal|a|ad|in|prima) )`,
    '$2 ogni giorno per $1 giorni',
  ],
  [String.raw`^(1[4-9]|[2-9]\d|[1-3]\d\d) giorni senza (?=\p{L})([^,;.]+)$`, 'niente $2 per $1 giorni'],
  [String.raw`^(un mese|due settimane) senza (?=\p{L})([^,;.]+)$`, 'niente $2 per $1'],
  // All of something in a day says how long it takes.
  [
    String.raw`(?<=^(?:tutt[eio]|salire|scalare|camminare|fare|correre|nuotare|pedalare|visitare|vedere|girare|finire)(?!\p{L})[^,;.]*) in (?:un(?:a)? (?:sol[oa] )?giorn(?:o|ata)|24 ore|giornata)(?!\p{L})`,
    '',
  ],
]
