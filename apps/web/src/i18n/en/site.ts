import { about } from './site-about.ts'
import { home } from './site-home.ts'
import { pricing } from './site-pricing.ts'
import { terms } from './site-terms.ts'

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
    pricingPage: pricing,
    aboutPage: about,
    termsPage: terms,
  },
} as const
