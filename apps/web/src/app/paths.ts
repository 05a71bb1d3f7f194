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
  admin: '/admin',
} as const

/** Whether a URL is a mailed confirmation link, which opens the registration. */
export const isConfirming = (search: string): boolean => new URLSearchParams(search).has('confirm')
