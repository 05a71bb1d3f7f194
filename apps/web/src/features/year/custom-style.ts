import type { CSSProperties } from 'react'

/** A style with custom properties in it. */
export type CustomStyle = CSSProperties & Record<`--${string}`, string>
