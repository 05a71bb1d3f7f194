/** Ways between the two pages of who is signed in. */
export const bar = { profile: 'Profile', calendar: 'Calendar' } as const
