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

/** Words on a tint that is light whatever the theme. */
export const TINT_DARK = '#10151c'
