import { describe, expect, it } from 'vitest'
import {
  aloneCategory,
  knownCategories,
  onlyCategory,
  passingCategories,
  readCategories,
  toggledCategory,
} from './category-filter.ts'

describe('a filter by categories', () => {
  it.each([
    [null, 'all'],
    ['', 'all'],
    ['a', 'a'],
    ['a,b', 'a,b'],
    ['none', 'none'],
    ['a,,b,a,', 'a,b'],
    ['a,all', 'all'],
    [',', 'all'],
  ])('is read from a URL: %s', (text, filter) => expect(readCategories(text)).toBe(filter))

  it('has a bound', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => String(index)).join(',')
    expect(readCategories(many).split(',')).toHaveLength(100)
  })

  it.each([
    ['all', ['a', 'b', null]],
    ['a', ['a']],
    ['a,none', ['a', null]],
    ['none', [null]],
    ['gone', []],
  ])('lets events through: %s', (filter, through) => {
    expect(['a', 'b', null].filter(passingCategories(filter))).toEqual(through)
  })

  it.each([
    ['all', 'b', 'b'],
    ['b', 'a', 'a,b'],
    ['a,b', 'a', 'b'],
    ['b', 'b', 'all'],
    ['a,b', 'none', 'all'],
    ['gone', 'a', 'a'],
  ])('is changed by a click: %s, %s', (filter, id, next) => {
    expect(toggledCategory(filter, id, ['a', 'b', 'none'])).toBe(next)
  })

  it('shows one alone, and everything again', () => {
    expect(aloneCategory('a,b', 'a')).toBe('a')
    expect(aloneCategory('a', 'a')).toBe('all')
  })

  it.each([
    ['a', 'a'],
    ['a,b', null],
    ['none', null],
    ['all', null],
  ])('gives a new event its category if it is one: %s', (filter, id) => expect(onlyCategory(filter)).toBe(id))

  it('forgets what is gone', () => {
    expect(knownCategories('a,gone,none', ['a', 'b'])).toBe('a,none')
    expect(knownCategories('gone', ['a', 'b'])).toBe('all')
    expect(knownCategories('all', [])).toBe('all')
  })
})
