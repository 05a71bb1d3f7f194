const ADDRESS = '/service-worker.js'

/** The part of the browser's Trusted Types that is used here; not all browsers have them, nor TypeScript their names. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => unknown }
}

let made: string | undefined

/**
 * The address of the service worker as the content policy wants addresses of scripts: it names this one policy, which
 * answers this one address, so that no other code can say which script is run.
 */
export function workerAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory }
  const policy =
    made === undefined ? trustedTypes?.createPolicy('dodici-worker', { createScriptURL: () => ADDRESS }) : null
  // What a browser has made of the address is not a string, but goes where a string would go.
  made ??= (policy?.createScriptURL(ADDRESS) ?? ADDRESS) as string
  return made
}
