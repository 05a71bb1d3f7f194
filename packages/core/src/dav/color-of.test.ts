import { expect, it } from 'vitest'
import { colorOf } from './color-of.ts'

it.each([
  ['#FF2968FF', '#ff2968'],
  [' #ff2968 ', '#ff2968'],
  ['blue', '#0000ff'],
  ['CornflowerBlue', '#6495ed'],
  ['yellowgreen', '#9acd32'],
  ['aliceblue', '#f0f8ff'],
  ['#12', null],
  ['rgb(1, 2, 3)', null],
  ['bluish', null],
  ['', null],
])('a colour written as %j is %s', (text, color) => {
  expect(colorOf(text)).toBe(color)
})
