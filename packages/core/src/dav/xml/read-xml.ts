import { SaxesParser, type SaxesTagNS } from 'saxes'
import { allParts, type InParts } from '../../in-parts/index.ts'
import { decodeBody, isUtf8Label } from './decode-body.ts'
import type { XmlAttribute, XmlElement } from './element.ts'
import { REQUEST_LIMITS, type XmlLimits } from './limits.ts'
import { XmlRefusal, type XmlFault } from './xml-fault.ts'

export type XmlReading = { readonly root: XmlElement } | { readonly fault: XmlFault }

interface OpenElement {
  readonly tag: SaxesTagNS
  readonly content: (XmlElement | string)[]
  textLength: number
}

const OPTIONS = { xmlns: true, position: false, forceXMLVersion: true, defaultXMLVersion: '1.0' } as const
type Parser = SaxesParser<typeof OPTIONS>

const NAMESPACE_DECLARATIONS = 'http://www.w3.org/2000/xmlns/'

function refuse(fault: XmlFault): never {
  throw new XmlRefusal(fault)
}

/** Characters that are parsed at a time: about a millisecond's work. */
const PART = 16_384

/**
 * Reads the body of a request, or of an answer within other limits, as a tree, with namespaces resolved. Comments and
 * processing instructions are dropped, CDATA is text. Reads no document type, and so no entity but the five of XML.
 * Refuses before anything grows: depth as an element begins, because the parser looks for a namespace through all that
 * are open.
 */
export const readXml = (bytes: Uint8Array, limits: XmlLimits = REQUEST_LIMITS): XmlReading =>
  allParts(readXmlInParts(bytes, limits))

/** The same for what may be large. */
export function* readXmlInParts(bytes: Uint8Array, limits: XmlLimits): InParts<XmlReading> {
  if (bytes.length > limits.octets) return { fault: 'tooLarge' }
  const body = bytes.length === 0 ? { text: '' } : decodeBody(bytes)
  if ('fault' in body) return body
  if (body.text.trim() === '') return { fault: 'empty' }
  try {
    return { root: yield* parse(body.text, limits) }
  } catch (error) {
    // The parser has no error of its own kind; some states of it throw RangeErrors and the like for broken input.
    return { fault: error instanceof XmlRefusal ? error.fault : 'malformed' }
  }
}

/** Refuses what is too much before the parser has to look through it. `depthOf` says how many elements are open. */
function guard(parser: Parser, limits: XmlLimits, depthOf: () => number): void {
  let [elements, attributes] = [0, 0]
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !isUtf8Label(encoding)) refuse('otherEncoding')
  })
  parser.on('doctype', () => refuse('doctype'))
  parser.on('opentagstart', () => {
    elements += 1
    attributes = 0
    if (depthOf() >= limits.depth) refuse('tooDeep')
    if (elements > limits.elements) refuse('tooManyElements')
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > limits.attributes) refuse('tooManyAttributes')
  })
}

function* parse(text: string, limits: XmlLimits): InParts<XmlElement> {
  const parser = new SaxesParser(OPTIONS)
  const tree = newTree(limits.text)
  guard(parser, limits, tree.depth)
  parser.on('opentag', tree.open)
  parser.on('text', tree.addText)
  parser.on('cdata', tree.addText)
  parser.on('closetag', tree.close)
  for (let at = 0; at < text.length; at += PART) {
    if (at > 0) yield
    parser.write(text.slice(at, at + PART))
  }
  parser.close()
  return tree.root() ?? refuse('malformed')
}

/** Builds the tree of what a parser reports. */
function newTree(textMax: number) {
  const open: OpenElement[] = []
  let root: XmlElement | null = null
  return {
    root: () => root,
    depth: () => open.length,
    open: (tag: SaxesTagNS): void => {
      open.push({ tag, content: [], textLength: 0 })
    },
    addText: (text: string): void => {
      const parent = open.at(-1)
      if (!parent) return
      parent.textLength += text.length
      if (parent.textLength > textMax) refuse('textTooLong')
      parent.content.push(text)
    },
    close: (): void => {
      const closed = open.pop()
      if (!closed) return
      const whole = elementOf(closed)
      const parent = open.at(-1)
      if (parent) parent.content.push(whole)
      else root = whole
    },
  }
}

function elementOf({ tag, content }: OpenElement): XmlElement {
  const name = { namespace: tag.uri, local: tag.local }
  return { name, attributes: attributesOf(tag), content: withoutIndentation(content) }
}

function attributesOf({ attributes }: SaxesTagNS): XmlAttribute[] {
  return Object.values(attributes)
    .filter(({ uri }) => uri !== NAMESPACE_DECLARATIONS)
    .map(({ uri, local, value }) => ({ name: { namespace: uri, local }, value }))
}

/** White space counts where text stands, but not where it only separates elements. */
function withoutIndentation(content: readonly (XmlElement | string)[]): readonly (XmlElement | string)[] {
  const texts = content.filter((one) => typeof one === 'string')
  const isIndentation = texts.length < content.length && texts.every((text) => text.trim() === '')
  if (isIndentation) return content.filter((one) => typeof one !== 'string')
  return texts.length === content.length ? [texts.join('')].filter((text) => text !== '') : content
}
