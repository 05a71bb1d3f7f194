import { davName, element, isSameName, type XmlElement } from '@dodici/core/dav'
import { isOwnPath } from './places.ts'

const HREF = davName('href')

/** An element as it is where the installation lies below a path: so do our resources that it names. */
export function lyingBelow(base: string, whole: XmlElement): XmlElement {
  if (base === '') return whole
  const isHref = isSameName(whole.name, HREF)
  const content = whole.content.map((one) => {
    if (typeof one !== 'string') return lyingBelow(base, one)
    return isHref && isOwnPath(one) ? base + one : one
  })
  return element(whole.name, content, whole.attributes)
}
