import type { Config } from '../config.ts'

/** What a command takes from outside, so that a test can be the operator. */
export interface Terminal {
  /** @throws Error where a setting cannot be used */
  readonly config: () => Config
  readonly print: (line: string) => void
  /** The first line that comes in, without its end. */
  readonly readLine: () => Promise<string>
}
