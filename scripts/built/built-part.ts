import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runCommand } from '../machine/commands.ts'
import { fingerprint, type Sources } from './fingerprint.ts'

/** A part of the product that is built before it runs: the page, or the server. */
export interface BuiltPart {
  readonly name: string
  /** Where its commands run. */
  readonly folder: string
  /** The commands that build it, one after the other. */
  readonly steps: readonly (readonly string[])[]
  /** A file that is there once it was built. */
  readonly output: string
  readonly sources: Sources
}

/** @throws Error when it does not build; what its commands said stands above */
export async function build({ name, folder, steps, sources }: BuiltPart): Promise<void> {
  const built = fingerprint(root, sources)
  for (const step of steps) {
    const { succeeded } = await runCommand(step, { folder })
    if (!succeeded) throw new Error(`The ${name} does not build: see the lines above`)
  }
  mkdirSync(dirname(stampOf(name)), { recursive: true })
  writeFileSync(stampOf(name), built)
}

/** Builds what has changed since it was built. */
export async function buildIfStale(...parts: readonly BuiltPart[]): Promise<void> {
  const stale = parts.filter((part) => !isFresh(part))
  // On the error stream: what a command answers may be read by a program.
  if (stale.length > 0) console.error(`Dodici: building the ${stale.map(({ name }) => name).join(' and the ')}.`)
  await Promise.all(stale.map(build))
}

function isFresh({ name, output, sources }: BuiltPart): boolean {
  const stamp = stampOf(name)
  return existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root, sources)
}

/** Outside of what is built, which is served to everybody. */
const stampOf = (name: string): string => join(root, '.cache', `${name}-built-from`)
