import { expect, it, vi } from 'vitest'
import { expectChange, onExpectedChange } from './expected-change.ts'

it('tells those who listen, and as long as they do', () => {
  const listener = vi.fn()
  const stop = onExpectedChange(listener)
  expectChange({ category: 'work' })
  expect(listener).toHaveBeenCalledExactlyOnceWith({ category: 'work' })
  stop()
  expectChange({ category: 'all' })
  expect(listener).toHaveBeenCalledOnce()
})
