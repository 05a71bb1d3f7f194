/**
 * An element as plain data. Planner rows are drawn from these and not by React, which would keep a thousand records per
 * year, take longer to compare them than the changes take, and could not prepare elements off the page.
 */
export interface Piece {
  readonly tag: 'div' | 'span' | 'button'
  readonly className: string
  /** Like a `style` attribute, but set by script, which the content policy allows. */
  readonly style: string
  readonly attributes: Attributes
  readonly content: string | readonly Piece[]
}

/** By name; undefined means absent. */
type Attributes = Readonly<Record<string, string | number | undefined>>

/** A piece with defaults. */
export const piece = (
  tag: Piece['tag'],
  className: string | undefined,
  content: Piece['content'],
  { style = '', attributes = NONE }: { readonly style?: string; readonly attributes?: Attributes } = NONE,
): Piece => ({ tag, className: className ?? '', style, attributes, content })

const NONE = {}

/** Creates a piece's element with its children. */
export function drawPiece({ tag, className, style, attributes, content }: Piece): HTMLElement {
  const element = document.createElement(tag)
  if (className !== '') element.className = className
  if (style !== '') element.style.cssText = style
  setAttributes(element, NONE, attributes)
  if (typeof content !== 'string') element.append(...content.map(drawPiece))
  else if (content !== '') element.textContent = content
  return element
}

/** Changes an element from one piece into another, touching only what differs. */
export function redrawPiece(element: HTMLElement, before: Piece, after: Piece): void {
  if (before.className !== after.className) element.className = after.className
  if (before.style !== after.style) element.style.cssText = after.style
  setAttributes(element, before.attributes, after.attributes)
  if (typeof before.content === 'string' && typeof after.content === 'string') {
    if (before.content !== after.content) setText(element, after.content)
  } else if (typeof before.content !== 'string' && typeof after.content !== 'string') {
    redrawPieces(element, before.content, after.content)
  } else
    element.replaceChildren(...(typeof after.content === 'string' ? [after.content] : after.content.map(drawPiece)))
}

/** By position: the first becomes the first, whatever they are about. */
function redrawPieces(parent: HTMLElement, before: readonly Piece[], after: readonly Piece[]): void {
  const elements = [...parent.children] as HTMLElement[]
  for (const element of elements.slice(after.length)) element.remove()
  after.forEach((next, index) => {
    const [element, last] = [elements[index], before[index]]
    if (!element || !last) parent.append(drawPiece(next))
    else if (last.tag === next.tag) redrawPiece(element, last, next)
    else element.replaceWith(drawPiece(next))
  })
}

function setAttributes(element: HTMLElement, before: Attributes, after: Attributes): void {
  for (const name in after) {
    const value = after[name]
    if (value === before[name]) continue
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, String(value))
  }
  for (const name in before) if (!(name in after)) element.removeAttribute(name)
}

/** Reuses the text node: replacing it is more work for the browser. */
function setText(element: HTMLElement, text: string): void {
  if (element.firstChild) element.firstChild.nodeValue = text
  else element.textContent = text
}
