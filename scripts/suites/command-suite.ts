import { runCommand } from '../machine/commands.ts'
import type { Group, Suite } from './suite.ts'

type Line = readonly string[]

/** A suite of commands that are silent when all is well; each counts as one test, and says what is wrong when red. */
export function commandSuite(name: string, group: Group, lines: readonly Line[]): Suite {
  return {
    name,
    group,
    run: async () => {
      const succeeded = await runTwoAtATime(lines)
      return { passed: succeeded, failed: lines.length - succeeded }
    },
  }
}

/** How many succeed. The commands do not know of each other, and every machine of today has two cores. */
async function runTwoAtATime(lines: readonly Line[]): Promise<number> {
  const waiting = [...lines]
  let succeeded = 0
  const lane = async () => {
    for (let line = waiting.shift(); line; line = waiting.shift()) if (await isGreen(line)) succeeded += 1
  }
  await Promise.all([lane(), lane()])
  return succeeded
}

async function isGreen(line: Line): Promise<boolean> {
  const { succeeded, output } = await runCommand(line, { isQuiet: true })
  if (!succeeded) console.error(`$ ${line.join(' ')}\n${output}`)
  return succeeded
}
