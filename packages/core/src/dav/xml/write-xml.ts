import { APPLE_ICAL, CALDAV, CALENDAR_SERVER, DAV, type XmlName } from '../names.ts'
import type { XmlElement } from './element.ts'
import { escapeXmlAttribute, escapeXmlText } from './escape.ts'

const PREFIXES = new Map([
  [DAV, 'D'],
  [CALDAV, 'C'],
  [CALENDAR_SERVER, 'CS'],
  [APPLE_ICAL, 'ICAL'],
])

/** `xml:lang` and the like, a prefix that needs no declaration. */
const XML = 'http://www.w3.org/XML/1998/namespace'

/** Prefixes that are declared where an element stands, by namespace. Names without a namespace have none. */
type Scope = ReadonlyMap<string, string>

const OUTSIDE: Scope = new Map([
  ['', ''],
  [XML, 'xml'],
])
const INSIDE_ROOT: Scope = new Map([...OUTSIDE, ...PREFIXES])

const ROOT_DECLARATIONS = Array.from(PREFIXES, ([namespace, prefix]) => ` xmlns:${prefix}="${namespace}"`).join('')

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>'

function written({ namespace, local }: XmlName, scope: Scope): string {
  const prefix = scope.get(namespace) ?? ''
  return prefix === '' ? local : `${prefix}:${local}`
}

/** What an element must declare: its own namespaces that are not in scope. */
function declare({ name, attributes }: XmlElement, outer: Scope): { readonly scope: Scope; readonly declared: string } {
  if (attributes.length === 0 && outer.has(name.namespace)) return { scope: outer, declared: '' }
  const namespaces = [name.namespace, ...attributes.map((attribute) => attribute.name.namespace)]
  const scope = new Map(outer)
  let declared = ''
  for (const namespace of namespaces) {
    if (scope.has(namespace)) continue
    const prefix = PREFIXES.get(namespace) ?? `X${scope.size}`
    scope.set(namespace, prefix)
    declared += ` xmlns:${prefix}="${escapeXmlAttribute(namespace)}"`
  }
  return { scope, declared }
}

/** The tag that opens an element, without its brackets; its name, and what is in scope inside. */
function opening(element: XmlElement, outer: Scope): { readonly start: string; readonly tag: string; scope: Scope } {
  const { scope, declared } = declare(element, outer)
  const tag = written(element.name, scope)
  let start = tag + declared
  for (const { name, value } of element.attributes) start += ` ${written(name, scope)}="${escapeXmlAttribute(value)}"`
  return { start, tag, scope }
}

function writeIn(element: XmlElement, outer: Scope): string {
  const { start, tag, scope } = opening(element, outer)
  if (element.content.length === 0) return `<${start}/>`
  let inside = ''
  for (const one of element.content) inside += typeof one === 'string' ? escapeXmlText(one) : writeIn(one, scope)
  return `<${start}>${inside}</${tag}>`
}

/** Characters of one text that are written at once. */
const TEXT_AT_ONCE = 65_536

const hasLongText = ({ content }: XmlElement): boolean =>
  content.some((one) => (typeof one === 'string' ? one.length > TEXT_AT_ONCE : hasLongText(one)))

function* piecesIn(element: XmlElement, outer: Scope): Generator<string> {
  if (!hasLongText(element)) {
    yield writeIn(element, outer)
    return
  }
  const { start, tag, scope } = opening(element, outer)
  yield `<${start}>`
  for (const one of element.content) yield* typeof one === 'string' ? textPieces(one) : piecesIn(one, scope)
  yield `</${tag}>`
}

function* textPieces(text: string): Generator<string> {
  let end = 0
  for (let from = 0; from < text.length; from = end) {
    end = from + TEXT_AT_ONCE
    if (isHighSurrogate(text.charCodeAt(end - 1))) end += 1
    yield escapeXmlText(text.slice(from, end))
  }
}

/** The first unit of a pair, which is not parted from the second. */
const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff

/** An element inside a document that `openDocument` begins, which declares the prefixes D, C, CS and ICAL. */
export const writeElement = (element: XmlElement): string => writeIn(element, INSIDE_ROOT)

/** The same in pieces: one, unless it has a text so long that others are to be answered while it is written. */
export const elementPieces = (element: XmlElement): Generator<string> => piecesIn(element, INSIDE_ROOT)

/** An element with all its namespaces declared, to be stored and read again. */
export const writeFragment = (element: XmlElement): string => writeIn(element, OUTSIDE)

/** The beginning of a document whose root has one of the four known namespaces. */
export const openDocument = (root: XmlName): string =>
  `${DECLARATION}\n<${written(root, INSIDE_ROOT)}${ROOT_DECLARATIONS}>`

/** The end of such a document. */
export const closeDocument = (root: XmlName): string => `</${written(root, INSIDE_ROOT)}>\n`

/** A whole document. */
export const writeDocument = ({ name, content }: XmlElement): string =>
  openDocument(name) +
  content.map((one) => (typeof one === 'string' ? escapeXmlText(one) : writeElement(one))).join('') +
  closeDocument(name)
