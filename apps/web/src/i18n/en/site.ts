import { home } from './site-home.ts'

/** The pages for everybody. */
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
    home,
  },
} as const
