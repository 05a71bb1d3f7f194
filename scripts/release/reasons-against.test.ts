import { expect, it } from 'vitest'
import { reasonsAgainst } from './reasons-against.ts'

const ready = { version: '1.2.0', changelog: '# What is new\n\n## 1.2.0, 2027-01-31\n', changed: '', tags: ['v1.1.0'] }

it('lets a version out that is committed, dated in the changelog and not tagged', () => {
  expect(reasonsAgainst(ready)).toEqual([])
})

it.each([
  [{ changed: ' M README.md' }, 'not committed'],
  [{ tags: ['v1.1.0', 'v1.2.0'] }, 'v1.2.0 is tagged already'],
  [{ changelog: '## 1.1.0, 2026-12-01' }, 'CHANGELOG.md says nothing of 1.2.0'],
  [{ changelog: '## 1.2.0, not released yet' }, 'CHANGELOG.md names no day for 1.2.0'],
])('keeps it back and says why (%o)', (fault, reason) => {
  expect(reasonsAgainst({ ...ready, ...fault })).toEqual([expect.stringContaining(reason)])
})
