import { describe, expect, it } from 'vitest'
import { strengthOf } from './strength.ts'

describe('how hard a password is to guess', () => {
  it.each([
    ['1234567', [], 0, null],
    ['trovatori', [], 1, 'longer'],
    ['12345678', [], 1, 'rows'],
    ['poiuytrewq', [], 1, 'rows'],
    ['aaaaaaaaaaaaaaaa', [], 1, 'repeats'],
    ['ciaociaociaociao', [], 1, 'repeats'],
    ['giulia.amato', ['Giulia Amato', 'giulia@example.org'], 1, 'own'],
    ['estate2027', [], 1, 'years'],
    ['x8$Kq2!zw', [], 2, 'longer'],
    ['correct horse', [], 3, null],
    ['dodici mesi interi', [], 4, null],
    ['nuvole bianche 🐎 e ombre', [], 4, null],
  ] as const)('%j of %j is of level %i, and what would help is: %s', (password, own, level, advice) => {
    expect(strengthOf(password, own)).toEqual({ level, advice })
  })

  it('is judged at once, however long it is', () => {
    const begun = performance.now()
    strengthOf('ab'.repeat(512))
    strengthOf('x'.repeat(1_024))
    expect(performance.now() - begun).toBeLessThan(100)
  })
})
