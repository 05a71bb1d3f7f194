import { caldavName, davName, element, writeMultistatus } from '@dodici/core/dav'
import type { DavResponse, XmlElement, XmlName } from '@dodici/core/dav'
import { outgoing, type Outgoing, type OutgoingAnswer, type OutgoingRequest } from '#server/outgoing/outgoing.ts'

type Scripted = Partial<OutgoingAnswer> | ((request: OutgoingRequest) => Partial<OutgoingAnswer>)

/** Other servers, as far as a test says what they answer. */
export interface ScriptedServers {
  readonly outgoing: Pick<Outgoing, 'ask' | 'refusalOf'>
  /** What was asked, oldest first: `PROPFIND https://host/path`. */
  readonly asked: string[]
  readonly requests: OutgoingRequest[]
  /** Origins that were told a password. */
  readonly told: () => string[]
}

/** Answers by method and address; 404 to all else. Addresses are refused as they are by the real guard. */
export function scriptedServers(answers: Readonly<Record<string, Scripted>>): ScriptedServers {
  const requests: OutgoingRequest[] = []
  const asked: string[] = []
  const { refusalOf } = outgoing([])
  const ask = (request: OutgoingRequest): Promise<OutgoingAnswer> => {
    const key = `${request.method} ${request.url}`
    requests.push(request)
    asked.push(key)
    const said = answers[key] ?? { status: 404 }
    const answer = typeof said === 'function' ? said(request) : said
    return Promise.resolve({ status: 200, headers: {}, body: Buffer.alloc(0), isCut: false, ...answer })
  }
  const told = () => requests.filter(({ headers }) => 'authorization' in headers).map(({ url }) => new URL(url).origin)
  return { outgoing: { ask, refusalOf }, asked, requests, told: () => [...new Set(told())] }
}

/** A multistatus as an answer. */
export const multistatus = (
  responses: readonly DavResponse[],
  token: string | null = null,
): Partial<OutgoingAnswer> => ({
  status: 207,
  headers: { 'content-type': 'application/xml; charset=utf-8' },
  body: Buffer.from([...writeMultistatus(responses, token)].join('')),
})

export const redirect = (location: string, status = 301): Partial<OutgoingAnswer> => ({ status, headers: { location } })

/** A resource with properties that it has. */
export const found = (href: string, ...properties: readonly XmlElement[]): DavResponse => ({
  href,
  propstats: [{ status: 200, properties }],
})

const href = (path: string): XmlElement => element(davName('href'), [path])
const text = (name: XmlName, value: string): XmlElement => element(name, [value])

export const principal = (path: string): XmlElement => element(davName('current-user-principal'), [href(path)])
export const homes = (...paths: readonly string[]): XmlElement =>
  element(caldavName('calendar-home-set'), paths.map(href))
export const etag = (value: string): XmlElement => text(davName('getetag'), value)
export const data = (value: string): XmlElement => text(caldavName('calendar-data'), value)
export const folderType = element(davName('resourcetype'), [element(davName('collection'))])
export const calendarType = element(davName('resourcetype'), [
  element(davName('collection')),
  element(caldavName('calendar')),
])
export const privileges = (...locals: readonly string[]): XmlElement =>
  element(
    davName('current-user-privilege-set'),
    locals.map((local) => element(davName('privilege'), [element(davName(local))])),
  )

/** A calendar by its path and name. */
export const calendar = (path: string, name: string): DavResponse =>
  found(path, calendarType, text(davName('displayname'), name))
