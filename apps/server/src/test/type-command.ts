import { commandLine } from '../cli/command-line.ts'
import type { Planner } from './planner.ts'

/** Types a command of the operator for the planner's database, and answers the lines that it prints. */
export async function typeCommand({ config }: Pick<Planner, 'config'>, words: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  const terminal = {
    config: () => config,
    print: (line: string) => void lines.push(line),
    readLine: () => Promise.resolve(''),
  }
  await commandLine(terminal).parseAsync([...words], { from: 'user' })
  return lines
}
