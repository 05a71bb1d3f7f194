import type { site as english } from '../en/site.ts'
import type { Words } from '../words.ts'
import { home } from './site-home.ts'

export const site: Words<typeof english> = {
  site: {
    navigation: 'Pagine',
    menu: 'Menu',
    about: 'Chi siamo',
    pricing: 'Prezzi',
    login: 'Accedi',
    signUp: 'Registrati',
    request: 'Richiedi l’accesso alla beta',
    toCalendar: 'Vai al calendario',
    terms: 'Termini e privacy',
    api: 'API',
    tagline: 'Un anno intero in una pagina.',
    notLoaded: 'Non è stato possibile caricarlo.',
    titles: {
      home: 'Un anno intero in una pagina',
      pricing: 'Prezzi',
      about: 'Chi siamo',
      terms: 'Termini e privacy',
    },
    home,
  },
}
