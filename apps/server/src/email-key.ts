/** The form in which an address is unique. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase()
