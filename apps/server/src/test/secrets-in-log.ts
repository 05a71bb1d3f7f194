/**
 * H4: fails where a line of a server's log holds a secret of somebody whom a test has made.
 * @throws Error that names the line, without the secret
 */
export function refuseSecretsInLog(log: readonly string[], secrets: readonly string[]): void {
  const text = log.join('\n')
  const leaked = secrets.find((secret) => text.includes(secret))
  if (leaked === undefined) return
  const line = log.find((entry) => entry.includes(leaked)) ?? ''
  throw new Error(`H4: the log holds a password or a token: ${line.replaceAll(leaked, '[here]')}`)
}
