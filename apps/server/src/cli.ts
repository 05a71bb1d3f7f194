import { createInterface } from 'node:readline'
import { commandLine } from './cli/command-line.ts'
import { codeOf } from './errors.ts'
import { faultText } from './fault-text.ts'
import { readConfig } from './config.ts'
import { loadEnvFile } from './env-file.ts'

/** The first line of standard input; empty where there is none. */
async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

// Whoever reads has seen enough, as `head` has: no fault of the command, which goes on.
process.stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE') throw error
})

try {
  if (process.env['NODE_ENV'] !== 'test') loadEnvFile()
  const print = (line: string) => process.stdout.write(`${line}\n`)
  await commandLine({ config: () => readConfig(process.env), print, readLine }).parseAsync()
} catch (error) {
  process.stderr.write(`${faultText(error)}\n`)
  process.exitCode = 1
}
