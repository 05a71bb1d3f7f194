import type { pricing as english } from '../en/site-pricing.ts'
import type { Words } from '../words.ts'

export const pricing: Words<typeof english> = {
  title: 'Scegli il piano giusto per te',
  lead: 'Tutti i piani hanno l’anno intero, le tre viste, i promemoria, gli obiettivi, l’assistente e la possibilità di annullare.',
  period: { label: 'Fatturazione', monthly: 'Mensile', annual: 'Annuale' },
  free: 'Gratis',
  freeInBeta: 'Gratis durante la beta',
  perMonth: 'al mese',
  perYear: 'all’anno',
  onlyMonthly: 'solo con fatturazione mensile',
  onlyAnnual: 'solo con fatturazione annuale',
  toProfile: 'Vedi il tuo piano',
  ask: 'Richiedi {{plan}}',
  planned: 'in arrivo',
  basic: {
    name: 'Basic',
    text: 'Per il tuo anno personale.',
    start: 'Inizia con Basic',
    items: {
      calendars: '1 calendario',
      events: '100 eventi all’anno (un evento ricorrente conta come uno)',
      reminders: 'Promemoria di base: nel browser, sul telefono e uno per e-mail per ogni evento',
      mobile: 'App per il telefono: basta installare la pagina',
    },
  },
  pro: {
    name: 'Pro',
    text: 'Per lavoro e vita privata insieme.',
    start: 'Inizia con Pro',
    items: {
      calendars: 'Calendari illimitati',
      events: 'Eventi illimitati',
      reminders: 'Promemoria avanzati: quanti ne vuoi, anche per e-mail',
      collaboration: 'Collaborazione',
      support: 'Assistenza prioritaria da parte di chi gestisce questo planner',
    },
  },
  enterprise: {
    name: 'Enterprise',
    text: 'Per le organizzazioni che vogliono un planner tutto loro.',
    start: 'Inizia con Enterprise',
    items: {
      everything: 'Tutte le funzioni di Pro',
      name: 'Personalizzazione: il tuo nome',
      look: 'Personalizzazione: il tuo logo e il tuo colore',
      api: 'Accesso alle API, con chiavi per i tuoi programmi',
      manager: 'Un referente dedicato, messo a disposizione da chi gestisce questo planner',
      premise: 'Installazione sul tuo server',
    },
  },
  questionsTitle: 'Domande frequenti',
  questions: {
    limit: {
      question: 'Che cosa succede se raggiungo i limiti di Basic?',
      answer:
        'Non perdi nulla: puoi continuare a vedere, modificare ed eliminare quello che hai. Per aggiungere altro devi liberare spazio o passare a un piano superiore.',
    },
    down: {
      question: 'Posso tornare a un piano inferiore?',
      answer:
        'Sì. Non viene eliminato nulla e puoi sempre esportare tutto. L’unico limite: non puoi aggiungere più di quanto prevede il piano.',
    },
    data: {
      question: 'Posso smettere quando voglio?',
      answer:
        'Certo. Esporta i tuoi calendari in un file che puoi aprire in altri programmi, oppure scarica tutto dal profilo. Sempre dal profilo puoi eliminare l’account.',
    },
    planned: {
      question: 'Che cosa significa «in arrivo»?',
      answer: 'Che non c’è ancora. Preferiamo dirtelo prima che ti registri.',
    },
  },
}
