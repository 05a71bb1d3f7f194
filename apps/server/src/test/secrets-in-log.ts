/**
 * H4: fails where a line of a server's log holds a secret of somebody whom a test has made.
 * @throws Error that names the line, without the secret
 */
export function refuseSecretsInLog(log: readonly string[], secrets: readonly string[]): void {
  for (const line of log) {
    const leaked = secrets.find((secret) => line.includes(secret))
    if (leaked !== undefined) {
      throw new Error(`H4: the log holds a password or a token: ${line.replaceAll(leaked, '[here]')}`)
    }
  }
}
