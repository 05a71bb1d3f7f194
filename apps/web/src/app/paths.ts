/** Addresses of the pages. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  pricing: '/pricing',
  about: '/about',
  terms: '/terms-and-privacy',
  calendar: '/calendar',
  profile: '/profile',
} as const

/** Whether an address is that of the registration as the link of a mail opens it, to confirm an address. */
export const isConfirming = (search: string): boolean => new URLSearchParams(search).has('confirm')
