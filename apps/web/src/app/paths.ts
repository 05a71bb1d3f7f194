/** Addresses of the pages. */
export const paths = {
  start: '/',
  login: '/login',
  register: '/register',
  calendar: '/calendar',
} as const
