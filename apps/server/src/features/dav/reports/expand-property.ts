import {
  childrenOf,
  element,
  responseElement,
  textOf,
  type ExpandedProperty,
  type Propstat,
  type XmlElement,
} from '@dodici/core/dav'
import { DavRefusal } from '../dav-refusal.ts'
import type { DavAnswer, DavCall } from '../dav-request.ts'
import { findResource } from '../find-resource.ts'
import { multistatus } from '../multistatus.ts'
import { hrefOfPlace, placeOf } from '../places.ts'
import { propertyOf } from '../properties/read-properties.ts'
import type { Resource } from '../resources.ts'

/** Properties, and those of the resources that they name (RFC 3253 3.8). */
export async function expandProperty(call: DavCall, asked: readonly ExpandedProperty[]): Promise<DavAnswer> {
  const resource = await findResource(call.storage.db, call.owner, call.place)
  if (resource === undefined) throw new DavRefusal(404)
  return multistatus([{ href: hrefOfPlace(resource.place), propstats: await expanded(call, resource, asked) }])
}

async function expanded(call: DavCall, resource: Resource, asked: readonly ExpandedProperty[]): Promise<Propstat[]> {
  const [found, missing]: [XmlElement[], XmlElement[]] = [[], []]
  for (const { name, properties } of asked) {
    const property = propertyOf(resource, call.owner, name)
    if (property === null) missing.push(element(name))
    else found.push(properties.length === 0 ? property : await withResources(call, property, properties))
  }
  return [
    ...(found.length > 0 ? [{ status: 200, properties: found }] : []),
    ...(missing.length > 0 ? [{ status: 404, properties: missing }] : []),
  ]
}

/** A property whose addresses are replaced by the resources there. */
async function withResources(
  call: DavCall,
  property: XmlElement,
  asked: readonly ExpandedProperty[],
): Promise<XmlElement> {
  const responses: XmlElement[] = []
  for (const href of childrenOf(property)) {
    const place = placeOf(textOf(href))
    const resource = place === null ? undefined : await findResource(call.storage.db, call.owner, place)
    if (resource === undefined) continue
    const propstats = await expanded(call, resource, asked)
    responses.push(responseElement({ href: hrefOfPlace(resource.place), propstats }))
  }
  return element(property.name, responses)
}
