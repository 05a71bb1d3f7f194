/**
 * Draws a page in the place of the same page as the server has drawn it, which stands in the first child of `element`.
 * Whoever has gone to a link or a button there meanwhile is on the same one afterwards, and what was chosen or pressed
 * there is done now: `public/before-paint.js` has noted what was pressed.
 */
export function takeOver(element: HTMLElement, draw: () => void): void {
  const drawn = element.firstElementChild
  const focused = wayTo(document.activeElement, drawn)
  const done = [...(drawn?.querySelectorAll('select, input, [data-pressed]') ?? [])]
    .filter(wasUsed)
    .map((each) => ({ way: wayTo(each, drawn), each }))
  draw()
  for (const { way, each } of done) doAgain(each, twinOf(way, element))
  const twin = twinOf(focused, element)
  if (twin instanceof HTMLElement) twin.focus({ preventScroll: true })
}

function wasUsed(each: Element): boolean {
  if (each instanceof HTMLSelectElement) {
    return [...each.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)
  }
  if (each instanceof HTMLInputElement) return each.checked && !each.defaultChecked
  return true
}

function doAgain(each: Element, twin: Element | undefined): void {
  if (each instanceof HTMLSelectElement && twin instanceof HTMLSelectElement) {
    twin.value = each.value
    twin.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (twin instanceof HTMLElement) twin.click()
}

/** The places among their siblings that lead down to an element; null where it is not in there. */
function wayTo(target: Element | null, top: Element | null): number[] | null {
  if (!top || !target || target === top || !top.contains(target)) return null
  const way: number[] = []
  for (let at: Element | null = target; at && at !== top; at = at.parentElement) {
    way.unshift(at.parentElement ? [...at.parentElement.children].indexOf(at) : 0)
  }
  return way
}

const twinOf = (way: number[] | null, element: HTMLElement): Element | undefined =>
  way?.reduce<Element | undefined>((place, index) => place?.children[index], element)
