import { expect, it } from 'vitest'
import { joinedOutlines, outlineOf } from './glyph-outline.ts'

const to = (command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath', ...args: number[]) => ({
  command,
  args,
})
const drawn = (commands: Parameters<typeof outlineOf>[0], x = 0, y = 0) =>
  joinedOutlines([{ outline: outlineOf(commands), x, y }])

it('an outline is written relative to its place, with y downwards, in half units', () => {
  const commands = [to('moveTo', 10, 0), to('lineTo', 10, 5), to('lineTo', 4, 5), to('lineTo', 1, 2)]
  expect(drawn(commands)).toBe('m20 0v-10h-12l-6 6')
  expect(drawn(commands, 100, 3)).toBe('m220-6v-10h-12l-6 6')
})

it('curves that go on from one another need no control points of their own', () => {
  const commands = [
    to('moveTo', 0, 0),
    to('quadraticCurveTo', 10, 0, 15, 5),
    to('quadraticCurveTo', 20, 10, 20.5, 12),
    to('quadraticCurveTo', 21, 14, 25, 30),
    to('quadraticCurveTo', 0, 0, 1, 1),
    to('closePath'),
  ]
  expect(drawn(commands)).toBe('m0 0q20 0 30-10t11-14 9-36q-50 60-48 58')
})

it('several lines follow one another, and cubic curves are kept', () => {
  const commands = [
    ...[to('moveTo', 0, 0), to('lineTo', 1, 1), to('closePath')],
    ...[to('moveTo', 2, 2), to('bezierCurveTo', 3, 3, 4, 4, 5, 5), to('closePath')],
  ]
  expect(drawn(commands)).toBe('m0 0l2-2m2-2c2-2 4-4 6-6')
})

it('glyphs follow one another from the end of the one before, and a space draws nothing', () => {
  const stroke = outlineOf([to('moveTo', 1, 0), to('lineTo', 1, 10)])
  const glyphs = [
    { outline: stroke, x: 0, y: 0 },
    { outline: outlineOf([]), x: 5, y: 0 },
    { outline: stroke, x: 8, y: 0 },
  ]
  expect(joinedOutlines(glyphs)).toBe('m2 0v-20m16 20v-20')
  expect(joinedOutlines([])).toBe('')
})
