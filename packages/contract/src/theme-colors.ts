/**
 * Colours of the theme for what no style sheet of the page reaches: mails, pictures, and what is mixed before it is drawn. The
 * page has the same in `tokens.css`, by these names.
 */
export const themeColors = {
  page: { light: '#f6f6f3', dark: '#12141a' },
  surface: { light: '#ffffff', dark: '#1a1d24' },
  raised: { light: '#ffffff', dark: '#21252e' },
  outline: { light: '#e2e1db', dark: '#2a2f39' },
  'ink-1': { light: '#17202b', dark: '#e8eaef' },
  'ink-2': { light: '#4d5763', dark: '#b4bac6' },
  'ink-3': { light: '#5c6671', dark: '#949ba8' },
  'accent-text': { light: '#1565c0', dark: '#82b6ee' },
  primary: { light: '#1567c4', dark: '#6aa8ea' },
  'on-primary': { light: '#ffffff', dark: '#0d1520' },
} as const

/** How full a day is, from empty to the fullest level. */
export const heatColors = [
  { light: '#f0efea', dark: '#1d2028' },
  { light: '#fff3c4', dark: '#3a1a52' },
  { light: '#fdd57a', dark: '#6b1d6e' },
  { light: '#fba94b', dark: '#a52c60' },
  { light: '#f2762e', dark: '#d94d3d' },
  { light: '#d1401f', dark: '#f58a1f' },
  { light: '#8c1515', dark: '#fcdf6b' },
] as const

/** Words on a tint that is light whatever the theme. */
export const TINT_DARK = '#10151c'
