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

function writeIn(element: XmlElement, outer: Scope): string {
  const { scope, declared } = declare(element, outer)
  const tag = written(element.name, scope)
  let start = tag + declared
  for (const { name, value } of element.attributes) start += ` ${written(name, scope)}="${escapeXmlAttribute(value)}"`
  if (element.content.length === 0) return `<${start}/>`
  let inside = ''
  for (const one of element.content) inside += typeof one === 'string' ? escapeXmlText(one) : writeIn(one, scope)
  return `<${start}>${inside}</${tag}>`
}

/** An element inside a document that `openDocument` begins, which declares the prefixes D, C, CS and ICAL. */
export const writeElement = (element: XmlElement): string => writeIn(element, INSIDE_ROOT)

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
