import type { Config } from './config.ts'
import { codeOf } from './errors.ts'

interface Listening {
  readonly listen: (at: { readonly port: number; readonly host: string }) => Promise<string>
}

/** What to do where the port cannot be had, by the code of the system. */
const REMEDIES: Readonly<Record<string, (config: Pick<Config, 'port' | 'host'>) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${String(port)} is taken, perhaps by another Dodici. Stop that, or take another port: PORT=${String(port + 1)} npm start`,
  EACCES: ({ port }) => `Port ${String(port)} is not for this user. Take one above 1023, as PORT=5001 npm start`,
  EADDRNOTAVAIL: ({ host }) => `HOST is ${host}, and this machine has no such address`,
}

/**
 * Opens the port, and returns the address that it has.
 * @throws Error that says what to do where it cannot be had
 */
export async function listen(app: Listening, { port, host }: Pick<Config, 'port' | 'host'>): Promise<URL> {
  try {
    return new URL(await app.listen({ port, host }))
  } catch (error) {
    const remedy = REMEDIES[codeOf(error)]
    if (remedy === undefined) throw error
    throw new Error(remedy({ port, host }), { cause: error })
  }
}
