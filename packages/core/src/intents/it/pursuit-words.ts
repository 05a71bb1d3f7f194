import type { doings as englishDoings, units as englishUnits } from '../en/pursuit-words.ts'

/** Italian words for what people do towards goals, by what they do. */
export const doings = {
  running: 'correre corro corsa corse corso corri',
  reading: 'leggere leggo letto letti letture lettura',
  writing: 'scrivere scrivo scritto scritti scrittura',
  swimming: 'nuotare nuoto nuotato nuotate',
  walking: 'camminare cammino camminato camminata camminate',
  cycling: 'pedalare pedalo pedalato bici bicicletta',
  studying: 'studiare studio studiato studi',
  training: 'allenarmi allenarsi alleno allenato allenata allenamento allenamenti',
  saving: 'risparmiare risparmio risparmiato risparmi',
  meditating: 'meditare medito meditato meditazione',
  gym: 'palestra',
  books: 'libri libro',
} as const satisfies Readonly<Record<keyof typeof englishDoings, string>>

/** Ways to write a unit in Italian. */
export const units = {
  kilometre: 'km chilometro chilometri',
  mile: 'miglio miglia',
  kilogram: 'kg chilo chili chilogrammi',
  hour: 'h ora ore',
  minute: 'min minuto minuti',
  page: 'pag pagina pagine',
  euro: 'eur euro',
} as const satisfies Readonly<Record<keyof typeof englishUnits, string>>

/** Words of Italian questions about goals and reminders, whatever those are called. */
export const namelessWords = 'obiettivo obiettivi promemoria volte ogni anno mese settimana'
