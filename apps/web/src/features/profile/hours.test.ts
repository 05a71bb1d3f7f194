import { describe, expect, it } from 'vitest'
import { readHours } from './hours.ts'

describe('hours as people type them', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['8', 480],
    ['7.5', 450],
    ['7,5', 450],
    [' ,25 ', 15],
    ['168', 10_080],
    ['168.5', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['eight', undefined],
    ['Infinity', undefined],
  ])('%j is %s minutes', (text, minutes) => {
    expect(readHours(text, 168)).toBe(minutes)
  })
})
