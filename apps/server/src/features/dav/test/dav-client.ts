import { childNamed, childrenNamed, davName, readXml, textOf, type XmlElement } from '@dodici/core/dav'
import type { NewDevicePassword } from '@dodici/contract/types'
import type { LightMyRequestResponse } from 'fastify'
import type { Person, Planner } from '#server/test/planner.ts'

interface Sent {
  readonly body?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

/** A program on a device of somebody, with a password of its own. */
export interface DavClient {
  readonly send: (method: string, path: string, sent?: Sent) => Promise<LightMyRequestResponse>
  /** The path of their calendars, and of the only one of a new person. */
  readonly home: string
  readonly calendar: string
  readonly password: string
  /** The header that signs in. */
  readonly authorization: string
}

export async function davClient(planner: Planner, person: Person, name = 'Telefono'): Promise<DavClient> {
  const made = await person.post('/users/device-passwords', { name, password: person.password })
  const { password } = made.json<NewDevicePassword>()
  const [calendar] = (await person.get('/calendars')).json<{ _id: string }[]>()
  const home = `/dav/calendars/${person.user._id}/`
  const authorization = `Basic ${Buffer.from(`${person.email}:${password}`).toString('base64')}`
  return {
    home,
    calendar: `${home}${calendar?._id ?? ''}/`,
    ...{ password, authorization },
    send: (method, path, { body, headers = {} } = {}) =>
      planner.app.inject({
        method,
        url: path,
        headers: { authorization, ...headers },
        ...(body === undefined ? {} : { payload: body }),
      }),
  }
}

/** The root of an XML answer. */
export function xmlOf({ body }: Pick<LightMyRequestResponse, 'body'>): XmlElement {
  const reading = readXml(Buffer.from(body))
  if ('fault' in reading) throw new Error(`The answer cannot be read: ${reading.fault}\n${body}`)
  return reading.root
}

/** The local name of the condition that a refusal names; undefined for one without a body. */
export function preconditionOf(answer: Pick<LightMyRequestResponse, 'body'>): string | undefined {
  if (answer.body === '') return undefined
  const [condition] = xmlOf(answer).content
  return typeof condition === 'object' ? condition.name.local : undefined
}

/** The text of a found property; empty without it. */
export const valueIn = ({ properties }: Found, name: string): string => {
  const property = properties.get(name)
  return property === undefined ? '' : textOf(property.element)
}

/** A response of a multistatus: its own status, or its properties by local name with the status of each. */
export interface Found {
  readonly href: string
  readonly status: number | null
  readonly properties: ReadonlyMap<string, { readonly status: number; readonly element: XmlElement }>
}

const statusOf = (element: XmlElement): number | null => {
  const status = childNamed(element, davName('status'))
  return status === null ? null : Number(/ (\d{3})/.exec(textOf(status))?.[1])
}

export function responsesOf(answer: Pick<LightMyRequestResponse, 'body'>): Found[] {
  return childrenNamed(xmlOf(answer), davName('response')).map((response) => {
    const properties = childrenNamed(response, davName('propstat')).flatMap((propstat) => {
      const status = statusOf(propstat) ?? 0
      const prop = childNamed(propstat, davName('prop'))
      const elements = prop?.content.filter((one) => typeof one !== 'string') ?? []
      return elements.map((element) => [element.name.local, { status, element }] as const)
    })
    const href = childNamed(response, davName('href'))
    return { href: href === null ? '' : textOf(href), status: statusOf(response), properties: new Map(properties) }
  })
}

export const tokenOf = (answer: Pick<LightMyRequestResponse, 'body'>): string => {
  const token = childNamed(xmlOf(answer), davName('sync-token'))
  return token === null ? '' : textOf(token)
}

const NAMESPACES =
  'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/" xmlns:A="http://apple.com/ns/ical/"'

/** The body of a PROPFIND for some properties, as `D:getetag`. */
export const propfindBody = (...names: string[]): string =>
  `<?xml version="1.0"?><D:propfind ${NAMESPACES}><D:prop>${names.map((name) => `<${name}/>`).join('')}</D:prop></D:propfind>`

/** The body of a sync-collection. */
export const syncBody = (token: string, limit?: number): string =>
  `<?xml version="1.0"?><D:sync-collection ${NAMESPACES}><D:sync-token>${token}</D:sync-token><D:sync-level>1</D:sync-level>${
    limit === undefined ? '' : `<D:limit><D:nresults>${String(limit)}</D:nresults></D:limit>`
  }<D:prop><D:getetag/></D:prop></D:sync-collection>`

/** The body of a calendar-multiget. */
export const multigetBody = (...hrefs: string[]): string =>
  `<?xml version="1.0"?><C:calendar-multiget ${NAMESPACES}><D:prop><D:getetag/><C:calendar-data/></D:prop>${hrefs
    .map((href) => `<D:href>${href}</D:href>`)
    .join('')}</C:calendar-multiget>`

/** The body of a calendar-query with a filter inside VCALENDAR. */
export const queryBody = (filter: string): string =>
  `<?xml version="1.0"?><C:calendar-query ${NAMESPACES}><D:prop><D:getetag/><C:calendar-data/></D:prop><C:filter><C:comp-filter name="VCALENDAR">${filter}</C:comp-filter></C:filter></C:calendar-query>`

/** Any other body, with the namespaces D, C, CS and A. */
export const davBody = (name: string, inside: string): string =>
  `<?xml version="1.0"?><${name} ${NAMESPACES}>${inside}</${name}>`

/** A resource as a program would write it, with lines of its own and an order that nobody else writes. */
export const resource = (uid: string, lines: readonly string[] = []): string =>
  [
    'BEGIN:VCALENDAR',
    'PRODID:-//Example//Phone 1.0//EN',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'DTSTART;VALUE=DATE:20270504',
    `UID:${uid}`,
    'DTSTAMP:20260101T000000Z',
    'X-EXAMPLE-COLOR;X-A="b;c":pale  ',
    'SUMMARY:Cena da Ada',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
