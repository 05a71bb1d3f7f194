import { expect, it } from 'vitest'
import { plot, stepOf } from './plot.ts'

it.each([
  [1, 0.2],
  [5, 1],
  [7, 2],
  [31, 10],
  [260, 100],
])('counts to %d in steps of %d', (most, step) => {
  expect(stepOf(most)).toBeCloseTo(step)
})

it('draws lines with both axes, their units and what happened', () => {
  const points = [0, 1, 2].map((x) => ({ x, y: x * 50 }))
  const picture = plot(
    [
      {
        title: 'Memory',
        unit: 'MB',
        lines: [
          { name: 'a <b>', points },
          { name: 'c', points },
        ],
      },
    ],
    {
      days: 2,
      marks: [{ day: 1, name: 'Rome' }],
    },
  )
  for (const text of ['>Memory, MB<', '>simulated days<', '>100<', '>Rome<', '>a &lt;b><'])
    expect(picture).toContain(text)
  // From the corner of both axes to the other one.
  expect(picture).toContain('56 156L281 93L506 30')
})
