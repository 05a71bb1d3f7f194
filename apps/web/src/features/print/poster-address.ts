/** An SVG as an address for an image: the page's policy allows no other kind, and nothing in an image can run. */
export const addressOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

/** Width and height of a page in points. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** The size that an SVG says. */
export function sizeOf(svg: string): PageSize {
  const [, width = '595', height = '842'] = /<svg [^>]*width="([\d.]+)pt" height="([\d.]+)pt"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}
