import { NAME_IN_DRAWN } from '@dodici/contract/built-pages'
import type { PostProcessorModule } from 'i18next'

const OURS = 'Dodici'

/** What this installation is called: the server says it in the head of the page. */
export const productName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? OURS

/** Puts the name of the installation where a text says `[[product]]`. */
export const namesProduct: PostProcessorModule = {
  type: 'postProcessor',
  name: 'product',
  process: (text: string) => (text.includes(NAME_IN_DRAWN) ? text.replaceAll(NAME_IN_DRAWN, productName()) : text),
}
