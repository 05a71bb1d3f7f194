import type { Language } from '../language.ts'

/** What a page is called in the tab and in a list of finds, and what it says of itself there. */
export interface PageWords {
  readonly title: string
  readonly description: string
}

/**
 * The pages that anybody may open and find, in their order of worth. Both sides say it: the page in its tab, the server in
 * the HTML that it sends, because crawlers run no script.
 */
export const publicPages = {
  '/': {
    it: {
      title: 'Un anno intero in una pagina',
      description:
        'Dodici mesi in una sola schermata: viaggi, esami, gare e scadenze. Vedi subito che cosa si accavalla e quali periodi sono più pieni. Anche sul tuo server.',
    },
    en: {
      title: 'A whole year on one page',
      description:
        'The planner that shows twelve months on one screen: trips, exams, races and deadlines, what overlaps and where the year is full. On your server, with your data.',
    },
  },
  '/pricing': {
    it: {
      title: 'Prezzi',
      description:
        'Basic, Pro ed Enterprise: che cosa comprende ogni piano, che cosa c’è già e che cosa è in programma, al mese o all’anno.',
    },
    en: {
      title: 'Pricing',
      description:
        'Basic, Pro and Enterprise: what each plan includes, what is available now and what is planned. Monthly or annual billing.',
    },
  },
  '/about': {
    it: {
      title: 'Chi siamo',
      description: 'Perché abbiamo fatto questo planner, su che cosa puoi contare e che cosa significa beta.',
    },
    en: {
      title: 'About',
      description: 'Why we made this planner, what you can rely on and what beta means.',
    },
  },
  '/terms-and-privacy': {
    it: {
      title: 'Termini e privacy',
      description:
        'Che cosa resta nel browser, che cosa sta sul server, che cosa viene inviato e a chi, e come portare via tutto o cancellarlo.',
    },
    en: {
      title: 'Terms and privacy',
      description:
        'What stays in the browser, what is kept on the server, what is sent to whom, and how to take it all with you or delete it.',
    },
  },
  '/login': {
    it: { title: 'Accedi', description: 'Accedi e riapri il tuo anno.' },
    en: { title: 'Login', description: 'Log in and open your year again.' },
  },
  '/register': {
    it: { title: 'Registrati', description: 'Crea un account e apri il tuo anno: dodici mesi in una pagina.' },
    en: { title: 'Sign Up', description: 'Create an account and open your year: twelve months on one page.' },
  },
} as const satisfies Record<string, Record<Language, PageWords>>

export type PublicPath = keyof typeof publicPages

/** A title with the name of the installation behind it. */
export const tabTitle = (title: string, name: string): string => `${title} · ${name}`
