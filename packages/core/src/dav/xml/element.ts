import { isSameName, type XmlName } from '../names.ts'

export interface XmlAttribute {
  readonly name: XmlName
  readonly value: string
}

/** An element as it is read and written. Namespace declarations are no attributes. */
export interface XmlElement {
  readonly name: XmlName
  readonly attributes: readonly XmlAttribute[]
  /** Elements and text in document order; between elements no white space. */
  readonly content: readonly (XmlElement | string)[]
}

/** An element to write. */
export const element = (
  name: XmlName,
  content: readonly (XmlElement | string)[] = [],
  attributes: readonly XmlAttribute[] = [],
): XmlElement => ({ name, attributes, content })

/** The elements directly inside an element. */
export const childrenOf = ({ content }: XmlElement): XmlElement[] => content.filter((one) => typeof one !== 'string')

/** The text directly inside an element, joined. */
export const textOf = ({ content }: XmlElement): string => content.filter((one) => typeof one === 'string').join('')

/** Whether an element has a name. */
export const isNamed = ({ name }: XmlElement, wanted: XmlName): boolean => isSameName(name, wanted)

/** The first child of a name, or null. */
export const childNamed = (parent: XmlElement, name: XmlName): XmlElement | null =>
  childrenOf(parent).find((child) => isNamed(child, name)) ?? null

/** All children of a name. */
export const childrenNamed = (parent: XmlElement, name: XmlName): XmlElement[] =>
  childrenOf(parent).filter((child) => isNamed(child, name))

/** The value of an attribute without namespace, or null. */
export const attributeOf = ({ attributes }: XmlElement, local: string): string | null =>
  attributes.find(({ name }) => name.namespace === '' && name.local === local)?.value ?? null
