/** The normalised form of an address, which is unique. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase()
