import { codeOf } from './errors.ts'

/** Loads a `.env` file in the working folder into the environment, if there is one. */
export function loadEnvFile(): void {
  try {
    process.loadEnvFile('.env')
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}
