import { NAME_IN_DRAWN } from '@dodici/contract/built-pages'

const OURS = 'Dodici'

/** This installation's name, from the page's head. */
export const productName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? OURS

/** Replaces `[[product]]` in a text. */
export const withProductName = (text: string): string =>
  text.includes(NAME_IN_DRAWN) ? text.replaceAll(NAME_IN_DRAWN, productName()) : text
