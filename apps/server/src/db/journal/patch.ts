/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/**
 * How one value becomes another. A list describes one place: `[]` nothing, `[value]` that value, `[kept before, kept
 * after, length, text]` a text of that length whose middle is replaced. An object has an entry for each differing key.
 */
export type Patch = readonly Json[] | { readonly [key: string]: Patch }

/** Shorter texts are stored whole: describing the difference would not be shorter. */
const SPLICED_FROM = 80

const isObject = (value: Json | Patch | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The patch that turns `from` into `to`. It contains nothing that both share. */
export function patchBetween(from: JsonObject, to: JsonObject): { readonly [key: string]: Patch } {
  if (from === to) return {}
  const patch: Record<string, Patch> = {}
  // No set of both keys: a series may have thousands of changed days with twenty each, and a neighbour's write waits for it.
  for (const key of Object.keys(from)) {
    const change = changeBetween(from[key], to[key])
    if (change !== null) patch[key] = change
  }
  for (const key of Object.keys(to)) {
    const change = Object.hasOwn(from, key) ? null : changeBetween(undefined, to[key])
    if (change !== null) patch[key] = change
  }
  return patch
}

/** Null if both are equal. */
function changeBetween(from: Json | undefined, to: Json | undefined): Patch | null {
  if (from === to) return null
  if (to === undefined) return []
  if (isObject(from) && isObject(to)) {
    const patch = patchBetween(from, to)
    return Object.keys(patch).length === 0 ? null : patch
  }
  if (typeof from === 'object' && JSON.stringify(from) === JSON.stringify(to)) return null
  return typeof from === 'string' && typeof to === 'string' ? textChange(from, to) : [to]
}

function textChange(from: string, to: string): Patch {
  if (to.length < SPLICED_FROM) return [to]
  const most = Math.min(from.length, to.length)
  let start = 0
  while (start < most && from[start] === to[start]) start += 1
  let end = 0
  while (end < most - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1
  const middle = to.slice(start, to.length - end).toWellFormed()
  // Half a surrogate pair cannot be stored, so the whole text is.
  return middle === to.slice(start, to.length - end) && start + end > 0 ? [start, end, from.length, middle] : [to]
}

/**
 * Applies a patch.
 * @throws Error if the value is not the one that the patch was made for
 */
export function applyPatch(value: JsonObject, patch: { readonly [key: string]: Patch }): JsonObject {
  const result: Record<string, Json> = { ...value }
  for (const [key, change] of Object.entries(patch)) {
    const next = changed(value[key], change)
    if (next === undefined) Reflect.deleteProperty(result, key)
    else result[key] = next
  }
  return result
}

function changed(value: Json | undefined, change: Patch): Json | undefined {
  if (!isList(change)) return applyPatch(isObject(value) ? value : {}, change)
  if (change.length < 2) return change[0]
  const [start, end, length, text] = change
  if (typeof value !== 'string' || value.length !== length || typeof text !== 'string') {
    throw new Error('This patch was made for another text.')
  }
  return value.slice(0, Number(start)) + text + value.slice(value.length - Number(end))
}

const isList = (patch: Patch): patch is readonly Json[] => Array.isArray(patch)
