/** Characters that XML 1.0 can carry in no form, beside lone surrogates. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const MARKS = /[&<>\r]/g
const ATTRIBUTE_MARKS = /[&<>"\r\n\t]/g

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Line ends are written by number: a parser would make a line feed of CR LF, and a space of either in an attribute. */
const escapeMark = (mark: string): string => ENTITIES[mark] ?? `&#${mark.charCodeAt(0)};`

/** Whether XML 1.0 can carry a text as it is. It cannot carry most control characters. */
export const isCarriedByXml = (text: string): boolean => text.search(FORBIDDEN) === -1 && text.isWellFormed()

const carried = (text: string): string => text.toWellFormed().replace(FORBIDDEN, '')

/** Most texts are of these alone, and need not be looked at three times. */
const PLAIN = /^[\t\n -%'-;=?-~]*$/

/** Text between tags. What XML cannot carry is dropped. */
export const escapeXmlText = (text: string): string =>
  PLAIN.test(text) ? text : carried(text).replace(MARKS, escapeMark)

/** The value of an attribute, to stand in double quotes. */
export const escapeXmlAttribute = (text: string): string => carried(text).replace(ATTRIBUTE_MARKS, escapeMark)
