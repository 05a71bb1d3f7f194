import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { codeOf } from './errors.ts'

const FILE = '.env'

/** Loads a `.env` file in the working folder into the environment, if there is one. Returns the names in it. */
export function loadEnvFile(): string[] {
  try {
    const names = Object.keys(parseEnv(readFileSync(FILE, 'utf8')))
    process.loadEnvFile(FILE)
    return names
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return []
  }
}
