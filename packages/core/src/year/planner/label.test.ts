import { describe, expect, it } from 'vitest'
import { chooseLabel, textWidth } from './label.ts'

describe('textWidth', () => {
  it.each([
    [89, 11.25, 92],
    [88, 11.25, 89.5],
    [80, 11.25, 85],
    [89, 12, 98.13],
  ] as const)('at width %i and %f px makes %f px of 100 measured', (stretch, font, px) => {
    expect(textWidth(100, stretch, font)).toBeCloseTo(px, 2)
  })
})

describe('chooseLabel', () => {
  const widths = { wide: 92, tight: 85 }

  it.each([
    ['stays wide where the bar holds it', 92, 300, { stretch: 89, width: 92, runsOn: false, fades: false }],
    ['narrows where then the bar holds it', 85, 300, { stretch: 80, width: 85, runsOn: false, fades: false }],
    ['runs on over the free days, wide', 84, 92, { stretch: 89, width: 92, runsOn: true, fades: false }],
    ['runs on narrow where wide meets the next thing', 50, 91, { stretch: 80, width: 91, runsOn: true, fades: false }],
    ['fades where even narrow is too long', 50, 84, { stretch: 80, width: 84, runsOn: true, fades: true }],
    [
      'fades inside the bar where the next thing follows',
      50,
      50,
      { stretch: 80, width: 50, runsOn: false, fades: true },
    ],
    ['never ends before its own bar does', 60, 58, { stretch: 80, width: 60, runsOn: false, fades: true }],
  ])('%s', (_name, barEnd, runEnd, expected) => {
    const label = chooseLabel(widths, 89, { left: 10, barEnd: 10 + barEnd, runEnd: 10 + runEnd })
    expect(label).toEqual({ left: 10, ...expected })
  })
})
