import 'react'

declare module 'react' {
  // Custom properties are how a colour that people chose gets into the style sheets.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
