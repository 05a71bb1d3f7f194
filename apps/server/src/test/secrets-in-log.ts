/** So many characters of a secret are looked up first: a test may have thousands of them, and a hundred thousand lines. */
const BEGINNING = 8

/**
 * H4: fails where a line of a server's log holds a secret of somebody whom a test has made.
 * @throws Error that names the line, without the secret
 */
export function refuseSecretsInLog(log: readonly string[], secrets: readonly string[]): void {
  if (secrets.some(({ length }) => length < BEGINNING)) throw new Error('So short a secret could stand in any line')
  const byBeginning = Map.groupBy(new Set(secrets), (secret) => secret.slice(0, BEGINNING))
  for (const line of log) {
    for (let at = 0; at <= line.length - BEGINNING; at += 1) {
      const leaked = byBeginning.get(line.slice(at, at + BEGINNING))?.find((secret) => line.startsWith(secret, at))
      if (leaked !== undefined) {
        throw new Error(`H4: the log holds a password or a token: ${line.replaceAll(leaked, '[here]')}`)
      }
    }
  }
}
