import type { advice as english } from '../en/assistant-advice.ts'
import type { Words } from '../words.ts'

export const advice: Words<typeof english> = {
  moreEvents_one: 'un altro',
  moreEvents_other: 'altri {{count}}',
  events: 'Eventi collegati',
  fallback: {
    failed: 'Il modello non ha risposto: al suo posto risponde l’assistente integrato.',
    late: 'Il modello ci ha messo troppo: al suo posto risponde l’assistente integrato.',
    paused: 'Il modello è in pausa dopo alcuni errori: al suo posto risponde l’assistente integrato.',
  },
  units: {
    percent: '{{value}}%',
    hours: '{{value}} h',
    days_one: '{{value}} giorno',
    days_other: '{{value}} giorni',
    weeks_one: '{{value}} settimana',
    weeks_other: '{{value}} settimane',
  },
  open: 'Mostra {{days}} nell’anno',
  hide: 'Nascondi: {{text}}',
  hidden: 'Nascosto: {{text}}',
  allHidden_one: 'Ne hai nascosto uno.',
  allHidden_other: 'Ne hai nascosti {{count}}.',
  showHidden: 'Mostra di nuovo',
  preparing: 'Un momento…',
  notProposed: 'Non è stato possibile preparare la proposta.',
}
