import type { assistantProfile as english } from '../en/assistant-profile.ts'
import type { Words } from '../words.ts'

export const assistantProfile: Words<typeof english> = {
  title: 'Assistente',
  lead: 'Scegli se usare l’assistente e che cosa può condividere con un modello di IA.',
  nothingLeaves: 'Qui l’assistente funziona su questo server: qualunque cosa tu scelga, nulla viene inviato altrove.',
  sentTo:
    'Qui l’assistente usa {{model}}. Quello che consenti qui sotto viene inviato a {{to}}. Date e numeri si calcolano sempre su questo server.',
  aModel: 'un modello',
  silent: 'Al momento non risponde: al suo posto risponde l’assistente integrato.',
  choice: 'Che cosa può condividere l’assistente',
  choices: {
    off: 'Spento',
    titles: 'Solo i titoli',
    noDescriptions: 'Tutto tranne le descrizioni',
    everything: 'Tutto',
  },
  hints: {
    off: 'L’assistente non compare e non consulta il tuo calendario.',
    titles: 'Il modello riceve solo titoli e date degli eventi che gli servono.',
    noDescriptions: 'Anche luoghi, categorie e promemoria, ma non le note dei tuoi eventi.',
    everything: 'Anche le descrizioni. Le risposte sono più complete, ma vengono inviati più dati.',
  },
  log: {
    title: 'Che cosa ha consultato l’assistente',
    failed: 'Non è stato possibile caricare il registro.',
    nothing: 'Ancora niente.',
    now: 'adesso',
    looked_one: '{{what}} ({{count}} evento)',
    looked_other: '{{what}} ({{count}} eventi)',
    lookedAtNothing: 'Non ha consultato nessun evento.',
    stayed: 'Nulla è uscito da questo server.',
    sent: 'Inviato a {{to}}',
    more: 'Mostra altro',
    tools: {
      stats: 'I totali',
      list: 'Gli eventi',
      search: 'Una ricerca',
      windows: 'Il tempo libero',
      plan: 'Il tempo attorno a un piano',
      selected: 'Quello che avevi selezionato',
      goals: 'Gli obiettivi',
      reminders: 'I promemoria',
      other: 'Gli eventi',
    },
    calls: {
      chat: 'Una domanda nella chat',
      milestone: 'Un traguardo pianificato',
      enhance: 'Un evento arricchito',
      analysis: 'L’analisi dell’anno',
      suggestions: 'La ricerca di suggerimenti',
    },
  },
}
