import { atBase } from '../network/base-path.ts'

const ADDRESS = atBase('/service-worker.js')

/** The part of Trusted Types used here; not in all browsers, and not in TypeScript. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => unknown }
}

let made: string | undefined

/**
 * The worker's URL as a trusted script URL. The content policy allows only this policy, which returns only this URL, so
 * no other code can choose a script.
 */
export function workerAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory }
  const policy =
    made === undefined ? trustedTypes?.createPolicy('dodici-worker', { createScriptURL: () => ADDRESS }) : null
  // A trusted URL is not a string, but is accepted as one.
  made ??= (policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string
  return made
}
