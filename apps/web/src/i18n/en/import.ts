export const importing = {} as const
