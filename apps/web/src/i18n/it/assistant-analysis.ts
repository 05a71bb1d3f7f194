import type { assistantAnalysis as english } from '../en/assistant-analysis.ts'
import type { Words } from '../words.ts'
import { advice } from './assistant-advice.ts'

export const assistantAnalysis: Words<typeof english> = {
  advice,
  analysis: {
    title: 'Il tuo {{year}}',
    failed: 'Non è stato possibile analizzare il {{year}}.',
    coverage: {
      label: 'Che cosa c’è da misurare',
      events_zero: 'Ancora nessun impegno',
      events_one: '{{number}} impegno',
      events_other: '{{number}} impegni',
      categorised: '{{percent}}% con una categoria',
      timed: '{{percent}}% con un orario',
      days_one: '{{number}} giorno occupato',
      days_other: '{{number}} giorni occupati',
      thin: 'È ancora troppo poco per dire qualcosa di sensato sul tuo anno: con 30 impegni, quasi tutti con una categoria, qui troverai i punteggi. Per ora, solo i conti.',
      empty: 'In quest’anno non c’è ancora niente. Appena ci sarà qualcosa, qui vedrai com’è distribuito.',
    },
    recommendations: 'Che cosa potresti fare',
    noRecommendations: 'Nessun consiglio: goditi il tuo anno.',
    scores: 'I numeri',
    notMeasured: 'niente da misurare',
    how: 'Come si calcola',
    charts: {
      categories: 'Dove vanno le ore',
      months: 'Mese per mese',
      weeks: 'Settimana per settimana',
      month: 'Mese',
      week: 'Settimana',
      events: 'Impegni',
      hours: 'Ore',
      table: 'In una tabella',
      uncategorised: 'Senza categoria',
      only: 'Mostra nell’anno solo {{name}}',
      target: 'il tuo obiettivo: {{percent}}%',
      targetKey: 'Il tuo obiettivo',
      column_one: '{{name}}: {{number}} impegno, {{hours}} h',
      column_other: '{{name}}: {{number}} impegni, {{hours}} h',
      overload: 'molto più piena del solito',
      overloaded: '{{words}}, molto più piena del solito',
      overloadKey: 'Molto più piena della tua settimana tipica',
    },
  },
}
