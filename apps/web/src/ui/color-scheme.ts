export const schemes = ['system', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Also read by `public/before-paint.js` before the first paint. */
const KEY = 'color-scheme'

/** Light or dark, as chosen in this browser or set in the system. */
export const chosenScheme = (): Scheme => schemes.find((scheme) => scheme === localStorage.getItem(KEY)) ?? 'system'

export function chooseScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement
  if (scheme === 'system') {
    localStorage.removeItem(KEY)
    delete dataset['theme']
  } else {
    localStorage.setItem(KEY, scheme)
    dataset['theme'] = scheme
  }
}
