/**
 * Watches the server's HTML (`drawn`) until the page replaces it. Returns a function to call then with the new content:
 * it restores the focus and replays what was chosen or clicked, which `public/before-paint.js` has recorded.
 */
export function takeOver(drawn: Element): (element: Element) => void {
  let focused = document.activeElement
  const note = ({ target }: Event) => {
    focused = target instanceof Element ? target : null
  }
  drawn.addEventListener('focusin', note)
  return (element) => {
    drawn.removeEventListener('focusin', note)
    // A removed element still carries what was done to it.
    const used = [...drawn.querySelectorAll('select, input, [data-pressed]')].filter(wasUsed)
    for (const each of used) doAgain(each, twinOf(wayTo(each, drawn), element))
    const twin = twinOf(wayTo(focused, drawn), element)
    if (twin instanceof HTMLElement) twin.focus({ preventScroll: true })
  }
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

/** Child indexes that lead to an element; null if it is elsewhere. */
function wayTo(target: Element | null, top: Element): number[] | null {
  if (!target || target === top || !top.contains(target)) return null
  const way: number[] = []
  for (let at: Element | null = target; at && at !== top; at = at.parentElement) {
    way.unshift(at.parentElement ? [...at.parentElement.children].indexOf(at) : 0)
  }
  return way
}

const twinOf = (way: number[] | null, element: Element): Element | undefined =>
  way?.reduce<Element | undefined>((place, index) => place?.children[index], element)
