import { isDirectlyIn, readPlace } from '@dodici/core/dav'
import type { AskRemote } from './remote-server.ts'

/** A collection elsewhere, and how it is asked. */
export interface RemotePlace {
  readonly ask: AskRemote
  readonly origin: string
  /** Path of the collection, with a slash at its end. */
  readonly path: string
  /** Its whole address. */
  readonly url: string
  /** The whole address of a resource in it. @throws RangeError for any other */
  readonly urlOf: (href: string) => string
}

/** @throws RangeError for what is no address of a collection */
export function remotePlace(ask: AskRemote, url: string): RemotePlace {
  const place = readPlace(url.endsWith('/') ? url : `${url}/`)
  if (place === null || place.origin === null) throw new RangeError('This is no address of a collection')
  const { origin, path } = place
  const urlOf = (href: string): string => {
    if (readPlace(href)?.path !== href || !isDirectlyIn(path, href))
      throw new RangeError('This resource is not in the collection')
    return origin + href
  }
  return { ask, origin, path, url: origin + path, urlOf }
}
