import { describe, expect, it } from 'vitest'
import { chunkCycle } from './chunk-cycles.ts'

describe('the files of a build', () => {
  it('may lead to one from several sides', () => {
    const imports = new Map([
      ['index', ['year', 'shared']],
      ['year', ['shared']],
      ['shared', []],
    ])
    expect(chunkCycle(imports)).toBeNull()
  })

  it('must not import each other, not even round others', () => {
    const imports = new Map([
      ['index', ['year']],
      ['year', ['months']],
      ['months', ['colors', 'year']],
      ['colors', []],
    ])
    expect(chunkCycle(imports)).toEqual(['year', 'months', 'year'])
  })
})
