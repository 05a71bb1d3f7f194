import 'react'

declare module 'react' {
  // Custom properties pass people's colours to the style sheets.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
