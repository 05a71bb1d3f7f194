import type { assistantProfile as english } from '../en/assistant-profile.ts'
import type { Words } from '../words.ts'

export const assistantProfile: Words<typeof english> = {
  title: 'Assistente',
  lead: 'Se c’è, e che cosa può dire a un modello.',
  nothingLeaves: 'Qui risponde il pianificatore integrato: niente esce da questo server, qualunque cosa tu scelga.',
  sentTo:
    'Qui {{model}} aiuta con le parole. Quello che permetti qui sotto viene inviato a {{to}}; date e numeri si calcolano su questo server.',
  aModel: 'un modello',
  silent: 'In questo momento non risponde, quindi risponde il pianificatore integrato.',
  choice: 'Che cosa può usare l’assistente',
  choices: {
    off: 'Spento',
    titles: 'Solo i titoli',
    noDescriptions: 'Tutto tranne le descrizioni',
    everything: 'Tutto',
  },
  hints: {
    off: 'Nessun assistente nella pagina, e nessuno guarda niente.',
    titles: 'Un modello riceve i titoli e le date degli impegni che gli servono, e nient’altro.',
    noDescriptions: 'Anche luoghi, categorie e promemoria, ma niente di quello che hai annotato negli impegni.',
    everything: 'Anche le descrizioni: le risposte sono più informate, ma si invia di più.',
  },
  log: {
    title: 'Che cosa ha guardato l’assistente',
    failed: 'Non è stato possibile leggere il registro.',
    nothing: 'Ancora niente.',
    now: 'adesso',
    looked_one: '{{what}} ({{count}} impegno)',
    looked_other: '{{what}} ({{count}} impegni)',
    lookedAtNothing: 'Non ha guardato nessun impegno.',
    stayed: 'Niente è uscito da questo server.',
    sent: 'Inviato a {{to}}',
    more: 'Mostra altro',
    tools: {
      stats: 'I conti',
      list: 'Gli impegni',
      search: 'Una ricerca',
      windows: 'Il tempo libero',
      plan: 'Il tempo attorno a un piano',
      selected: 'Quello che avevi selezionato',
      goals: 'Gli obiettivi',
      reminders: 'I promemoria',
      other: 'Gli impegni',
    },
    calls: {
      chat: 'Una domanda nella chat',
      milestone: 'Un traguardo pianificato',
      enhance: 'Un impegno arricchito',
      analysis: 'L’analisi dell’anno',
      suggestions: 'La ricerca di suggerimenti',
    },
  },
}
