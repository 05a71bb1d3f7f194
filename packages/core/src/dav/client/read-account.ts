import { davName, caldavName, type XmlName } from '../names.ts'
import { childNamed, childrenNamed, textOf } from '../xml/element.ts'
import { propertyOf, type AnsweredResource, type Multistatus } from './read-multistatus.ts'
import { readPlace, type Place } from './place.ts'

/** What a resource says of whoever asks. */
export interface AnsweredAccount {
  /** Null where it is not said. */
  readonly principal: Place | null
  /** Collections in which their calendars are. Only a principal says them. */
  readonly homes: readonly Place[]
  /** Whether the server does not know who asks, although it answers. */
  readonly isStranger: boolean
}

function placesIn(resource: AnsweredResource, name: XmlName): Place[] {
  const property = propertyOf(resource, name)
  if (property === null) return []
  return childrenNamed(property, davName('href'))
    .map((href) => readPlace(textOf(href)))
    .filter((place) => place !== null)
}

/** Reads the answer to `findAccount`, of Depth 0. */
export function accountIn({ resources }: Multistatus): AnsweredAccount {
  const [resource] = resources
  if (!resource) return { principal: null, homes: [], isStranger: false }
  const principal = propertyOf(resource, davName('current-user-principal'))
  return {
    principal: placesIn(resource, davName('current-user-principal'))[0] ?? null,
    homes: placesIn(resource, caldavName('calendar-home-set')),
    isStranger: principal !== null && childNamed(principal, davName('unauthenticated')) !== null,
  }
}
