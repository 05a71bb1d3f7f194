import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

/** The theme for MUI components. It loads with the dialogs, not with the year. */
export const Themed = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider theme={theme} noSsr>
    {children}
  </ThemeProvider>
)
