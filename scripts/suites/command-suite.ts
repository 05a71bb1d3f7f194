import { runCommand } from '../machine/commands.ts'
import { ending } from './shortened.ts'
import type { Group, Suite } from './suite.ts'

type Line = readonly string[]

/** A suite of commands that are silent when all is well; each counts as one test, and says what is wrong when red. */
export function commandSuite(name: string, group: Group, lines: readonly Line[]): Suite {
  return {
    name,
    group,
    run: async () => {
      const results = await Promise.all(lines.map((line) => whenThereIsACore(() => whatIsWrong(line))))
      const red = results.filter((said) => said !== null)
      return { passed: lines.length - red.length, failed: red.length, red }
    },
  }
}

/** Every machine of today has two cores, and each command takes one: a linter in two processes would read all types twice. */
let freeCores = 2
const waiting: (() => void)[] = []

async function whenThereIsACore<Result>(work: () => Promise<Result>): Promise<Result> {
  if (freeCores > 0) freeCores -= 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else freeCores += 1
  }
}

/** Null where all is well. */
async function whatIsWrong(line: Line): Promise<string | null> {
  const { succeeded, output } = await runCommand(line, { isQuiet: true })
  if (succeeded) return null
  console.error(`$ ${line.join(' ')}\n${output}`)
  return `${line.join(' ')}\n${ending(output)}`
}
