/**
 * The widths at which the page is laid out otherwise, as what a media query asks. Styles name them: `@media (--phone)`
 * (`build/style-sheets.ts`). A window between two whole pixels, as zoom makes them, is on one side or the other.
 */
export const breakpoints = {
  /** The smallest phones, and larger ones that are zoomed in: the bar has room for what can be pressed alone. */
  '--small-phone': '(max-width: 349.98px)',
  /** A list of months, a bar below, sheets instead of panels. */
  '--phone': '(max-width: 699.98px)',
  /** Tablets upright: words of the bar go into menus, and what stood side by side stands below each other. */
  '--narrow': '(max-width: 959.98px)',
  /** Small windows of a desk: the search is its icon, and the product its picture. */
  '--medium': '(max-width: 1239.98px)',
  /** What most notebooks have: all of the bar but the longest word. */
  '--wide': '(max-width: 1319.98px)',
} as const
