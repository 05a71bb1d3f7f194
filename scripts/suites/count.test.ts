import { describe, expect, it } from 'vitest'
import { countPlaywright, countTitled, countVitest, type VitestReport } from './count.ts'

type TestFile = VitestReport['testResults'][number]

function testFile(status: TestFile['status'], ...tests: [TestFile['assertionResults'][number]['status'], string?][]) {
  const assertionResults = tests.map(([testStatus, fullName = 'a test']) => ({
    status: testStatus,
    fullName,
    title: fullName,
    ancestorTitles: [],
    failureMessages: testStatus === 'failed' ? ['Error: expected 1 to be 2\n    at a.test.ts:3'] : [],
    meta: {},
    tags: [],
    benchmarks: [],
  }))
  return { name: 'a.test.ts', status, message: 'no such module', assertionResults } satisfies TestFile
}

describe('counting what Vitest reports', () => {
  it('sums the tests of all files', () => {
    const report = {
      testResults: [testFile('passed', ['passed'], ['passed']), testFile('failed', ['passed'], ['failed'])],
    }
    expect(countVitest(report, false, '')).toEqual({
      passed: 3,
      failed: 1,
      red: ['a.test.ts › a test\n    Error: expected 1 to be 2\n        at a.test.ts:3'],
    })
  })

  it('counts a file that broke before its first test as a failure', () => {
    expect(countVitest({ testResults: [testFile('failed'), testFile('passed', ['passed'])] }, false, '')).toEqual({
      passed: 1,
      failed: 1,
      red: ['a.test.ts\n    no such module'],
    })
  })

  it.each(['skipped', 'pending', 'todo'] as const)('counts a %s test as a failure', (status) => {
    expect(countVitest({ testResults: [testFile('passed', ['passed'], [status])] }, true, '')).toEqual({
      passed: 1,
      failed: 1,
      red: ['a.test.ts › a test'],
    })
  })

  it('is red where no test is, but the run ended with an error, and tells that error', () => {
    const errors = 'Unhandled Rejection\nError: connection lost\n'
    expect(countVitest({ testResults: [testFile('passed', ['passed'])] }, false, errors)).toEqual({
      passed: 1,
      failed: 1,
      red: ['no test is red, but the run ended with an error\n    Unhandled Rejection\n    Error: connection lost'],
    })
  })

  it('finds the tests that ran on a database by their titles', () => {
    const report = { testResults: [testFile('passed', ['passed', 'events on sqlite are kept'], ['passed', 'other'])] }
    expect(countTitled(report, 'SQLite')).toBe(1)
    expect(countTitled(report, 'PostgreSQL')).toBe(0)
  })
})

describe('counting what Playwright reports', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }

  it('sums what was expected', () => {
    expect(countPlaywright({ stats, errors: [], suites: [] }, true)).toEqual({ passed: 3, failed: 0, red: [] })
  })

  it('counts unexpected, flaky and skipped tests and errors outside of tests as failures', () => {
    const statuses = ['expected', 'unexpected', 'flaky', 'skipped'] as const
    const specs = statuses.map((status) => {
      const results = status === 'expected' ? [] : [{ error: { message: 'no button' } }]
      return { title: `is ${status}`, file: 'a.spec.ts', line: 3, tests: [{ status, results }] }
    })
    const suites = [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'a story', specs }] }]
    const report = {
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 },
      errors: [{ message: 'no server' }],
      suites,
    }
    expect(countPlaywright(report, false)).toEqual({
      passed: 3,
      failed: 4,
      red: [
        'a.spec.ts:3 › is unexpected\n    no button',
        'a.spec.ts:3 › is flaky\n    no button',
        'a.spec.ts:3 › is skipped\n    no button',
        'outside of any story\n    no server',
      ],
    })
  })

  it('is red where no test is, but the run ended with an error', () => {
    expect(countPlaywright({ stats, errors: [], suites: [] }, false)).toMatchObject({ passed: 3, failed: 1 })
  })
})
