import type { RawComponent } from './raw-file.ts'

/** Properties that change on every export without changing the event. */
const FLEETING = new Set(['DTSTAMP', 'LAST-MODIFIED', 'CREATED', 'SEQUENCE', 'UID'])

const FNV_PRIME = 0x01000193
const SEEDS = [0x811c9dc5, 0x5bd1e995] as const

/** Two 32-bit FNV-1a hashes with different seeds: 16 hexadecimal digits. Not cryptographic. */
export function fingerprint(text: string): string {
  let [first, second]: readonly [number, number] = SEEDS
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    first = Math.imul(first ^ unit, FNV_PRIME)
    second = Math.imul(second ^ (unit + at), FNV_PRIME)
  }
  return [first, second].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('')
}

/**
 * A UID derived from a component's content, so that importing a file twice gives the same events. Components with equal
 * content are one event.
 */
export function derivedUid(component: RawComponent): string {
  const lines = component.lines.filter((line) => !FLEETING.has(line.name)).map((line) => line.text)
  const inner = component.children.flatMap((child) => [child.name, ...child.lines])
  return `${fingerprint([...lines, ...inner].join('\n'))}@dodici`
}
