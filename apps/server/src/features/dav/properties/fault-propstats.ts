import { element, keyOfName, type Propstat, type XmlName } from '@dodici/core/dav'
import type { PropertyFault } from './set-properties.ts'

/** What could have been set fails with the others (RFC 4918 11.4). */
const FAILED_WITH_OTHERS: PropertyFault = { status: 424 }

/** Properties that were not set, each with its own status and condition. */
export function propstatsOfFaults(names: readonly XmlName[], faults: ReadonlyMap<string, PropertyFault>): Propstat[] {
  const faultOf = (name: XmlName): PropertyFault => faults.get(keyOfName(name)) ?? FAILED_WITH_OTHERS
  const byFault = Map.groupBy(names, (name) => `${String(faultOf(name).status)} ${faultOf(name).error ?? ''}`)
  return [...byFault.values()].flatMap((alike) => {
    const [first] = alike
    if (first === undefined) return []
    const { status, error } = faultOf(first)
    return [{ status, properties: alike.map((name) => element(name)), ...(error === undefined ? {} : { error }) }]
  })
}
