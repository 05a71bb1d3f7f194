import { addressOf, sizeOf } from './poster-address.ts'
import styles from './sheets.module.css'

let clean = (): void => undefined

/** Prints exactly these pages on paper of their size. What else is on the page is hidden meanwhile. */
export async function printPages(pages: readonly string[]): Promise<void> {
  clean()
  const holder = document.createElement('div')
  holder.className = styles['sheets'] ?? ''
  const images = pages.map(imageOf)
  holder.append(...images)
  const rule = new CSSStyleSheet()
  const { width, height } = sizeOf(pages[0] ?? '')
  rule.replaceSync(`@page { size: ${String(width)}pt ${String(height)}pt; margin: 0 }`)
  document.body.append(holder)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rule]
  clean = () => {
    holder.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rule)
    clean = () => undefined
  }
  await Promise.all(images.map((image) => image.decode()))
  // Some browsers go on at once and print later: what is printed has to stay until they say so.
  window.addEventListener('afterprint', () => clean(), { once: true })
  window.print()
}

function imageOf(svg: string): HTMLImageElement {
  const image = document.createElement('img')
  image.src = addressOf(svg)
  image.alt = ''
  return image
}
