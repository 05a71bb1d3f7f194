export const entry = {} as const
