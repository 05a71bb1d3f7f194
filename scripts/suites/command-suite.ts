import { runCommand } from '../machine/commands.ts'
import type { Group, Suite } from './suite.ts'

/** A suite of commands that are silent when all is well; each counts as one test, and says what is wrong when red. */
export function commandSuite(name: string, group: Group, lines: readonly (readonly string[])[]): Suite {
  return {
    name,
    group,
    run: async () => {
      let failed = 0
      for (const line of lines) {
        const { succeeded, output } = await runCommand(line, { isQuiet: true })
        if (succeeded) continue
        failed += 1
        console.error(`$ ${line.join(' ')}\n${output}`)
      }
      return { passed: lines.length - failed, failed }
    },
  }
}
