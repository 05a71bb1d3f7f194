import { expect, it } from 'vitest'
import { requestFamilies } from './request-families.ts'
import { expositionOf } from './exposition.ts'

it('writes what would end a label so that it does not', () => {
  const family = {
    name: 'a',
    help: 'A.',
    kind: 'gauge',
    samples: [{ labels: { of: 'x"y\\z\n' }, value: 1.5 }],
  } as const
  expect(expositionOf([family])).toBe('# HELP a A.\n# TYPE a gauge\na{of="x\\"y\\\\z\\n"} 1.5\n')
})

it('leaves out a family of which nothing is known', () => {
  expect(expositionOf([{ name: 'a', help: 'A.', kind: 'gauge', samples: [] }])).toBe('')
})

it('adds up what took less, from bound to bound', () => {
  const durations = [1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4]
  const text = expositionOf(
    requestFamilies([{ method: 'GET', route: '/a', statuses: [0, 7, 0, 0, 0], durations, seconds: 50 }]),
  )
  const figures = text.split('\n').filter((line) => line.startsWith('dodici_'))
  expect(figures[0]).toBe('dodici_http_requests_total{method="GET",route="/a",status="2xx"} 7')
  const bucket = (bound: string) => figures.find((line) => line.includes(`le="${bound}"`))?.split(' ')[1]
  expect(['0.005', '0.01', '10', '+Inf'].map(bucket)).toEqual(['1', '3', '3', '7'])
  expect(figures.slice(-2).map((line) => line.split(' ')[1])).toEqual(['50', '7'])
})
