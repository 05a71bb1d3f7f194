import type { Config } from '../config.ts'

/** The outside world of a command, so that tests can play the operator. */
export interface Terminal {
  /** @throws Error where a setting cannot be used */
  readonly config: () => Config
  readonly print: (line: string) => void
  /** The first line of input, without its line break. */
  readonly readLine: () => Promise<string>
}
