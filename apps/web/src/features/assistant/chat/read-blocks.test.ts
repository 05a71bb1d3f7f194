import { describe, expect, it } from 'vitest'
import { readBlocks } from './read-blocks.ts'

describe('the blocks of a text', () => {
  it.each([
    ['One line', [['text', 'One line']]],
    [
      'One\ntwo\n\nthree',
      [
        ['text', 'One', 'two'],
        ['text', 'three'],
      ],
    ],
    [
      'Three:\n- a\n* b\n• c\nend',
      [
        ['text', 'Three:'],
        ['points', 'a', 'b', 'c'],
        ['text', 'end'],
      ],
    ],
    ['1. a\n2) b', [['numbers', 'a', 'b']]],
    [
      '- a\n\n- b',
      [
        ['points', 'a'],
        ['points', 'b'],
      ],
    ],
    ['-not a point\n2027 was', [['text', '-not a point', '2027 was']]],
    ['a\r\nb', [['text', 'a', 'b']]],
    ['\n \n', []],
    ['- ', []],
  ])('of %j', (text, blocks) => {
    expect(readBlocks(text).map(({ kind, lines }) => [kind, ...lines])).toEqual(blocks)
  })
})
