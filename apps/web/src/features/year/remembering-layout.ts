import type { YearItem } from '@dodici/core/year'

/** Lays years out reusing the previous layout: unchanged parts keep their objects. */
export function rememberingLayout<Options, Layout>(
  layOut: (items: readonly YearItem[], options: Options, previous: Layout | null) => Layout,
): (items: readonly YearItem[], options: Options) => Layout {
  let previous: Layout | null = null
  return (items, options) => {
    previous = layOut(items, options, previous)
    return previous
  }
}
