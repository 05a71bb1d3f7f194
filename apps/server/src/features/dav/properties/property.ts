import type { XmlElement } from '@dodici/core/dav'
import type { Owner, Resource } from '../resources.ts'

/** What stands in a property's element; null if the resource does not have it. */
export type Value = readonly (XmlElement | string)[] | null

/** How each property is read, by `{namespace}name`. */
export type Properties = Readonly<Record<string, (resource: Resource, owner: Owner) => Value>>
