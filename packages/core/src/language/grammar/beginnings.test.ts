import { describe, expect, it } from 'vitest'
import { tokensOf } from '../tokens.ts'
import { ANYTHING, beginningsOf, beginsWith, beginsWithKind, NO_TOKEN, namesOf, type Beginnings } from './beginnings.ts'
import { readPattern } from './pattern.ts'

const SYMBOLS: Readonly<Record<string, Beginnings>> = {
  month: beginsWith(['may', 'june']),
  hour: beginsWithKind('number'),
  atEnd: NO_TOKEN,
}

function beginningsIn(pattern: string): string {
  const { words, isEmpty } = beginningsOf(readPattern(pattern), (symbol) => SYMBOLS[symbol] ?? ANYTHING)
  if (words === null) return 'anything'
  return [...words, ...(isEmpty ? ['or nothing'] : [])].join(' ')
}

describe('what a pattern may begin with', () => {
  it.each([
    ['on {month}', 'on'],
    ['{month} of', 'may june'],
    ['the? {month}', 'the may june'],
    ['(the next|this) week', 'the this'],
    ['at {hour}', 'at'],
    ['{hour} {month}', '<number>'],
    ['{atEnd} {month}', 'may june'],
    ['!of|the {month}', 'may june'],
    ['<=the (next|last)? {month}', 'next last may june'],
    ['the? next?', 'the next or nothing'],
    ['{atEnd}', 'or nothing'],
    ['cancel* it', 'anything'],
    ['(cancel*|delete) it', 'anything'],
    ['the? {unknown} it', 'anything'],
  ])('is the words of its first steps: %s', (pattern, expected) => {
    expect(beginningsIn(pattern)).toBe(expected)
  })

  it('names a token by its word, and figures by their kind too', () => {
    const names = tokensOf('May 5 at 15:30', 'en').map((token) => namesOf(token).join(' '))
    expect(names).toEqual(['may', '5 <number>', 'at', '15:30 <numeric>'])
    expect(namesOf(undefined)).toEqual([])
  })
})
