import type { pricing as english } from '../en/site-pricing.ts'
import type { Words } from '../words.ts'

export const pricing: Words<typeof english> = {
  title: 'Tre piani, un anno',
  lead: 'In ognuno ci sono l’anno intero, le tre viste e la possibilità di annullare tutto. Cambia quanto ci sta, e che cosa c’è insieme.',
  period: { label: 'Periodo di fatturazione', monthly: 'Mensile', annual: 'Annuale' },
  free: 'Gratis',
  freeInBeta: 'Gratis durante la beta',
  perMonth: 'al mese',
  perYear: 'all’anno',
  onlyMonthly: 'solo al mese',
  onlyAnnual: 'solo all’anno',
  toProfile: 'Il tuo piano',
  planned: 'in programma',
  basic: {
    name: 'Basic',
    text: 'Per una persona e un anno alla volta.',
    start: 'Inizia con Basic',
    items: {
      calendars: '1 calendario',
      events: '100 eventi all’anno; una serie è uno solo',
      reminders: 'Promemoria di base: una e-mail per evento',
      mobile: 'App sul telefono: la pagina stessa, installata',
    },
  },
  pro: {
    name: 'Pro',
    text: 'Per chi mette insieme il lavoro e la vita.',
    start: 'Inizia con Pro',
    items: {
      calendars: 'Calendari senza limiti',
      events: 'Eventi senza limiti',
      reminders: 'Promemoria avanzati',
      collaboration: 'Collaborazione',
      support: 'Assistenza prioritaria, da parte di chi gestisce questo planner',
    },
  },
  enterprise: {
    name: 'Enterprise',
    text: 'Per un’organizzazione che lo vuole come proprio.',
    start: 'Parliamone',
    items: {
      everything: 'Tutto quello che c’è in Pro',
      name: 'Personalizzazione: il tuo nome',
      look: 'Personalizzazione: il tuo logo e il tuo colore',
      api: 'Accesso all’API, con chiavi per i tuoi programmi',
      manager: 'Un referente dedicato, da parte di chi gestisce questo planner',
      premise: 'Anche in casa: sul tuo server',
    },
  },
  questionsTitle: 'Prima che tu lo chieda',
  questions: {
    limit: {
      question: 'Che cosa succede quando Basic è pieno?',
      answer:
        'Non si perde e non si blocca niente. Quello che c’è si legge, si modifica e si elimina; solo per aggiungere bisogna aspettare che ci sia posto, o un altro piano.',
    },
    down: {
      question: 'E se torno a un piano più piccolo?',
      answer: 'Lo stesso: resta tutto e si può esportare. È limitato solo creare.',
    },
    data: {
      question: 'Posso andarmene?',
      answer:
        'Quando vuoi: esporti ogni calendario in un file che gli altri calendari leggono, o tutto insieme dal profilo, e lì elimini l’account.',
    },
    planned: {
      question: 'Che cosa vuol dire «in programma»?',
      answer: 'Che non c’è ancora. Preferiamo dirlo qui, e non dopo che ti sei registrato.',
    },
  },
}
