import type { GoalWords } from '../language-words.ts'

/** Italian words of goals and reminders. */
export const goalWords: GoalWords = {
  doings: {
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
  },
  units: {
    kilometre: 'km chilometro chilometri',
    mile: 'miglio miglia',
    kilogram: 'kg chilo chili chilogrammi',
    hour: 'h ora ore',
    minute: 'min minuto minuti',
    page: 'pag pagina pagine',
    euro: 'eur euro',
  },
  nameless: 'obiettivo obiettivi promemoria volte ogni anno mese settimana',
}
