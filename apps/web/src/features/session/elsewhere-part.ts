import { lazyPart } from '../../ui/lazy-part.ts'

/** The button to another sign-in, for a page that most installations show without it. */
export const ElsewherePart = lazyPart(async () => (await import('./elsewhere-button.tsx')).ElsewhereButton)
