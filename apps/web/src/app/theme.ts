import { createTheme } from '@mui/material/styles'

const ink = 'var(--dodici-ink-1)'
const control = 'var(--dodici-radius-control)'

const shadows = Array.from({ length: 25 }, (_, level) => {
  if (level === 0) return 'none'
  return level < 16 ? 'var(--dodici-shadow-menu)' : 'var(--dodici-shadow-panel)'
})

/**
 * MUI with our colours. They are our tokens, which know light and dark, so there is one scheme and nothing to compute:
 * `nativeColor` leaves mixing to the browser.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: {
      main: 'var(--dodici-primary)',
      light: 'var(--dodici-accent)',
      dark: 'var(--dodici-accent-text)',
      contrastText: 'var(--dodici-on-primary)',
    },
    error: {
      main: 'var(--dodici-red)',
      light: 'var(--dodici-red)',
      dark: 'var(--dodici-red)',
      contrastText: 'var(--dodici-page)',
    },
    text: { primary: ink, secondary: 'var(--dodici-ink-2)', disabled: 'var(--dodici-ink-3)' },
    background: { default: 'var(--dodici-page)', paper: 'var(--dodici-raised)' },
    divider: 'var(--dodici-outline)',
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'var(--dodici-font)',
    fontSize: 14,
    body1: { fontSize: 14, lineHeight: '20px' },
    body2: { fontSize: 12, lineHeight: '16px' },
    h6: { fontSize: 22, lineHeight: '28px', fontWeight: 640 },
    button: { fontSize: 13, fontWeight: 540, textTransform: 'none' },
  },
  shadows: shadows as ReturnType<typeof createTheme>['shadows'],
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 36, borderRadius: control } },
    },
    MuiDialog: {
      styleOverrides: {
        paper: { borderRadius: 'var(--dodici-radius-panel)', '&.MuiDialog-paperFullScreen': { borderRadius: 0 } },
      },
    },
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'var(--dodici-scrim)' } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: { borderColor: 'var(--dodici-control)' }, root: { fontSize: 14 } },
    },
  },
})
