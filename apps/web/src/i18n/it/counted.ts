import type { countedTexts as english } from '../en/counted.ts'
import type { Words } from '../words.ts'

export const countedTexts: Words<typeof english> = {
  counted: {
    of: '{{days}}, {{name}}',
    onDays: '{{events}} in {{days}}',
    withHours: '{{said}}, {{hours}}',
    events_one: '{{number}} impegno',
    events_other: '{{number}} impegni',
    days_one: '{{number}} giorno',
    days_other: '{{number}} giorni',
    hours_one: '{{number}} ora',
    hours_other: '{{number}} ore',
    overlaps: 'Le ore che si sovrappongono contano una volta sola. Sommate sarebbero {{hours}}.',
    dayEvents: 'Nella vista Calore diventano {{number}}: lì un evento conta in ognuno dei suoi giorni.',
    notCounted: 'Non contano: {{list}}.',
    uncounted: {
      markers_one: '{{number}} data da ricordare',
      markers_other: '{{number}} date da ricordare',
      free_one: '{{number}} che ti lascia libero il tempo',
      free_other: '{{number}} che ti lasciano libero il tempo',
      cancelled_one: '{{number}} annullato',
      cancelled_other: '{{number}} annullati',
      ahead_one: '{{number}} non ancora finito',
      ahead_other: '{{number}} non ancora finiti',
    },
    short: '{{hours}} h',
    awayDays_one: 'via {{number}} giorno',
    awayDays_other: 'via {{number}} giorni',
    without: 'Senza categoria',
    withoutInTitle: 'senza categoria',
    more_one: 'Mostrane un altro',
    more_other: 'Mostrane altri {{number}}',
    loading: 'Guardo che cosa conta…',
    failed: 'Non è stato possibile caricare che cosa conta.',
    empty: 'Qui non conta ancora niente.',
  },
}
