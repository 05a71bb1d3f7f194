import { home } from './site-home.ts'

/** The public pages. */
export const site = {
  site: {
    navigation: 'Pages',
    menu: 'Menu',
    about: 'About',
    pricing: 'Pricing',
    login: 'Login',
    signUp: 'Sign Up',
    request: 'Request access to beta',
    toCalendar: 'Go to the calendar',
    terms: 'Terms and privacy',
    api: 'API',
    tagline: 'A whole year on one page.',
    notLoaded: 'This could not be loaded.',
    /** Also in the HTML that the server sends (`publicPages` of the contract). */
    titles: {
      home: 'A whole year on one page',
      pricing: 'Pricing',
      about: 'About',
      terms: 'Terms and privacy',
    },
    home,
  },
} as const
