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
      distinct_one: '{{number}} evento diverso',
      distinct_other: '{{number}} eventi diversi',
      categorised: '{{percent}}% di questi con una categoria',
      timed: '{{percent}}% con un orario',
      days_one: '{{number}} giorno occupato',
      days_other: '{{number}} giorni occupati',
      thin: 'Non ci sono ancora abbastanza dati per i punteggi: servono almeno 30 eventi diversi (una serie vale uno), quasi tutti con una categoria. Per ora trovi i totali.',
      empty:
        'Non c’è ancora nulla in programma per quest’anno. Aggiungi qualche evento per vedere come è distribuito il tuo tempo.',
    },
    recommendations: 'Che cosa potresti fare',
    noRecommendations: 'Al momento non ci sono consigli.',
    scores: 'I numeri',
    notMeasured: 'dati insufficienti',
    how: 'Come si calcola',
    charts: {
      categories: 'Dove vanno le ore',
      months: 'Mese per mese',
      weeks: 'Settimana per settimana',
      month: 'Mese',
      week: 'Settimana',
      events: 'Impegni',
      hours: 'Ore',
      table: 'Mostra come tabella',
      uncategorised: 'Senza categoria',
      only: 'Mostra nell’anno solo {{name}}',
      counted_one: '{{number}} impegno in {{name}}',
      counted_other: '{{number}} impegni in {{name}}',
      eventCount_one: '{{number}} impegno',
      eventCount_other: '{{number}} impegni',
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
