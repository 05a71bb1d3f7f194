import { existsSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { findProgram, root, runCommand } from './commands.ts'

describe('running a command', () => {
  it('runs on the Node of the project, whatever the machine has', async () => {
    const { succeeded, output } = await runCommand(['node', '--version'], { isQuiet: true })
    expect({ succeeded, output }).toEqual({ succeeded: true, output: expect.stringMatching(/^v24\./) as string })
  })

  it('keeps both streams, and hands the environment on', async () => {
    const script = 'console.log(process.env.COLOUR); console.error("and an error"); process.exit(3)'
    const setting = { isQuiet: true, environment: { COLOUR: 'ochre' } }
    const { succeeded, output } = await runCommand(['node', '-e', script], setting)
    expect(succeeded).toBe(false)
    expect(output.split('\n').sort()).toEqual(['', 'and an error', 'ochre'])
  })

  it('takes a program that is not there for a failure', async () => {
    const { succeeded, output } = await runCommand(['no-such-program'], { isQuiet: true })
    expect(succeeded).toBe(false)
    expect(output).toContain('no-such-program')
    expect(findProgram('no-such-program')).toBeNull()
  })
})

describe('an interrupted run', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('by %s ends its commands, removes its folders, and says so by its exit code', async (signal, code) => {
    const script = `
      import { cleanUpWhenInterrupted, temporaryFolder } from './scripts/machine/clean-up.ts'
      import { runCommand } from './scripts/machine/commands.ts'
      cleanUpWhenInterrupted()
      console.log(temporaryFolder('interrupted'))
      await runCommand(['node', '-e', 'console.log(process.pid); setInterval(() => {}, 1000)'])
      console.log('and went on')
    `
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { cwd: root })
    const lines: string[] = []
    while (lines.length < 2) {
      const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
      lines.push(...chunk.toString().trim().split('\n'))
    }
    const [folder = '', grandchild = ''] = lines
    expect(existsSync(folder)).toBe(true)
    child.kill(signal)
    // As npm does, which hands on what the terminal has sent already.
    child.kill(signal)
    const later: string[] = []
    child.stdout.on('data', (chunk: Buffer) => later.push(chunk.toString()))
    expect(await once(child, 'close')).toEqual([code, null])
    expect(later).toEqual([])
    expect(existsSync(folder)).toBe(false)
    expect(() => process.kill(Number(grandchild), 0)).toThrow('ESRCH')
  })
})
