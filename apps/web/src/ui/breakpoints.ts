/**
 * The breakpoints as media queries. Style sheets use their names: `@media (--phone)` (`build/style-sheets.ts`).
 * Fractional widths, as zoom produces them, fall on exactly one side.
 */
export const breakpoints = {
  /** The smallest phones, and zoomed-in larger ones: the bar has room only for buttons. */
  '--small-phone': '(max-width: 349.98px)',
  /** A list of months, navigation at the bottom, sheets instead of panels. */
  '--phone': '(max-width: 699.98px)',
  /** Upright tablets: bar items move into menus, side-by-side parts stack. */
  '--narrow': '(max-width: 959.98px)',
  /** Small desktop windows: search and product name are icons. */
  '--medium': '(max-width: 1239.98px)',
  /** Most notebooks: everything but the longest label of the bar. */
  '--wide': '(max-width: 1319.98px)',
} as const
