interface Standing {
  readonly version: string
  readonly changelog: string
  /** What git says is changed, a line each. */
  readonly changed: string
  readonly tags: readonly string[]
}

/** Why this is no release yet; empty where it is one. */
export function reasonsAgainst({ version, changelog, changed, tags }: Standing): string[] {
  const heading = changelog.split('\n').find((line) => line.startsWith(`## ${version}`))
  const reasons: string[] = []
  if (changed !== '') reasons.push('there are changes that are not committed')
  if (tags.includes(`v${version}`)) reasons.push(`v${version} is tagged already: raise the version in package.json`)
  if (heading === undefined) reasons.push(`CHANGELOG.md says nothing of ${version}`)
  else if (!/\d{4}-\d{2}-\d{2}$/.test(heading)) reasons.push(`CHANGELOG.md names no day for ${version}`)
  return reasons
}
