import type { Result } from './report/result.ts'

/** A part of the benchmark. What it needs is loaded only when it runs. */
export interface Part {
  /** What a person types after `--only=`. */
  readonly name: string
  readonly heading: string
  readonly run: () => Promise<Result>
}

export const parts: readonly Part[] = [
  {
    name: 'board',
    heading: 'The year board in the browser',
    run: async () => (await import('./board/board-part.ts')).measureBoardPart(),
  },
]

/** The parts that were named, all where none was. @throws Error that lists the names */
export function chooseParts(only: readonly string[]): Part[] {
  const unknown = only.find((name) => !parts.some((part) => part.name === name))
  if (unknown !== undefined) {
    throw new Error(`No part is called '${unknown}'. There are: ${parts.map(({ name }) => name).join(', ')}`)
  }
  return parts.filter(({ name }) => only.length === 0 || only.includes(name))
}
