export const KEYS_OF_ANYBODY: Readonly<Record<string, string>> = {}
