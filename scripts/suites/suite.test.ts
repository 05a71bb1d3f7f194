import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { commandSuite } from './command-suite.ts'
import { chooseSuites, inTurns, runSuite, type SuiteResult, type Suite } from './suite.ts'
import { summarise } from './summary.ts'

const suite = (name: string, group: Suite['group'], outcome: SuiteResult): Suite => ({
  name,
  group,
  run: async () => outcome,
})
const lint = suite('lint', 'check', { passed: 1, failed: 0 })
const types = suite('types', 'check', { passed: 4, failed: 1 })
const web = suite('web', 'unit', { passed: 10, failed: 0 })

describe('choosing suites', () => {
  it('takes all where nobody asks, and else those of the name or the group', () => {
    expect(chooseSuites([lint, types, web], [])).toEqual([lint, types, web])
    expect(chooseSuites([lint, types, web], ['web', 'lint'])).toEqual([lint, web])
    expect(chooseSuites([lint, types, web], ['check'])).toEqual([lint, types])
  })

  it('takes what is only deep in the deep run, and elsewhere for whoever names it', () => {
    const engines: Suite = { ...suite('engines', 'browser', { passed: 1, failed: 0 }), isOnlyDeep: true }
    const stories = suite('e2e', 'browser', { passed: 1, failed: 0 })
    const all = [lint, stories, engines]
    expect(chooseSuites(all, [])).toEqual([lint, stories])
    expect(chooseSuites(all, [], true)).toEqual(all)
    expect(chooseSuites(all, ['browser'])).toEqual([stories])
    expect(chooseSuites(all, ['browser'], true)).toEqual([stories, engines])
    expect(chooseSuites(all, ['engines'])).toEqual([engines])
  })

  it('refuses a name that no suite has, instead of running nothing', () => {
    expect(() => chooseSuites([lint], ['lnit'])).toThrow("No suite is called 'lnit'. There are: lint")
  })
})

describe('the turns', () => {
  it('has the checks together, and each of the others alone', () => {
    expect(inTurns([lint, types, web])).toEqual([[lint, types], [web]])
    expect(inTurns([web])).toEqual([[web]])
  })

  it('never has more than two commands at work, whichever suites they are of', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lanes-'))
    const atWork = `const { readdirSync, rmSync, writeFileSync } = require('node:fs')
      const mine = '${folder}/' + process.pid
      writeFileSync(mine, '')
      setTimeout(() => { const count = readdirSync('${folder}').length; rmSync(mine); process.exit(count > 2 ? 1 : 0) }, 100)`
    const line = ['node', '-e', atWork]
    const suites = ['one', 'two', 'three'].map((name) => commandSuite(name, 'check', [line, line]))
    const outcomes = await Promise.all(suites.map(runSuite))
    rmSync(folder, { recursive: true })
    expect(outcomes.map(({ passed, failed }) => [passed, failed])).toEqual([
      [2, 0],
      [2, 0],
      [2, 0],
    ])
  })
})

describe('running a suite', () => {
  it('is red where it ran nothing', async () => {
    expect(await runSuite(suite('web', 'unit', { passed: 0, failed: 0 }))).toMatchObject({ passed: 0, failed: 1 })
  })

  it('is red, with the reason, where it could not run', async () => {
    const broken: Suite = { name: 'e2e', group: 'browser', run: () => Promise.reject(new Error('no Chromium')) }
    expect(await runSuite(broken)).toMatchObject({ passed: 0, failed: 1, note: 'Error: no Chromium' })
  })

  it('counts each command, and goes on after a red one', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const commands = commandSuite('lint', 'check', [
      ['node', '-e', 'process.exit(1)'],
      ['node', '-e', ''],
      ['no-such-program'],
    ])
    expect(await runSuite(commands)).toMatchObject({
      passed: 1,
      failed: 2,
      red: [expect.stringContaining('process.exit(1)'), expect.stringContaining('ENOENT')],
    })
    expect(said.mock.calls.join()).toContain('no-such-program')
    said.mockRestore()
  })
})

describe('the summary', () => {
  it('ends with one plain line, summed over all suites', () => {
    const lines = summarise([
      { name: 'lint', passed: 1, failed: 0, seconds: 2 },
      { name: 'web', passed: 10, failed: 1, seconds: 61.25, note: 'see above', red: ['a.test.ts › a test'] },
    ]).split('\n')
    expect(lines.at(-1)).toBe('11 passed, 1 failed')
    expect(lines[0]).toBe('RED web: a.test.ts › a test')
    expect(lines[3]).toMatch(/^web +10 passed +1 failed +61\.3 s +see above$/)
  })
})
