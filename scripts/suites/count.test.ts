import { describe, expect, it } from 'vitest'
import { countPlaywright, countTitled, countVitest, type VitestReport } from './count.ts'

type TestFile = VitestReport['testResults'][number]

function testFile(status: TestFile['status'], ...tests: [TestFile['assertionResults'][number]['status'], string?][]) {
  const assertionResults = tests.map(([testStatus, fullName = 'a test']) => ({
    status: testStatus,
    fullName,
    title: fullName,
    ancestorTitles: [],
    failureMessages: null,
    meta: {},
    tags: [],
    benchmarks: [],
  }))
  return { status, assertionResults } satisfies TestFile
}

describe('counting what Vitest reports', () => {
  it('sums the tests of all files', () => {
    const report = {
      testResults: [testFile('passed', ['passed'], ['passed']), testFile('failed', ['passed'], ['failed'])],
    }
    expect(countVitest(report, false)).toEqual({ passed: 3, failed: 1 })
  })

  it('counts a file that broke before its first test as a failure', () => {
    expect(countVitest({ testResults: [testFile('failed'), testFile('passed', ['passed'])] }, false)).toEqual({
      passed: 1,
      failed: 1,
    })
  })

  it.each(['skipped', 'pending', 'todo'] as const)('counts a %s test as a failure', (status) => {
    expect(countVitest({ testResults: [testFile('passed', ['passed'], [status])] }, true)).toEqual({
      passed: 1,
      failed: 1,
    })
  })

  it('is red where no test is, but the run ended with an error', () => {
    expect(countVitest({ testResults: [testFile('passed', ['passed'])] }, false)).toMatchObject({
      passed: 1,
      failed: 1,
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
    expect(countPlaywright({ stats, errors: [] }, true)).toEqual({ passed: 3, failed: 0 })
  })

  it('counts unexpected, flaky and skipped tests and errors outside of tests as failures', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{ message: 'no server' }] }
    expect(countPlaywright(report, false)).toEqual({ passed: 3, failed: 4 })
  })

  it('is red where no test is, but the run ended with an error', () => {
    expect(countPlaywright({ stats, errors: [] }, false)).toMatchObject({ passed: 3, failed: 1 })
  })
})
