import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedValue } from './stored-value.ts'

interface Liking {
  readonly color: string
  readonly size: number
}

const likings = (key: string) =>
  storedValue<Liking>(key, { color: 'red', size: 1 }, ({ size }) => (typeof size === 'number' ? { size } : {}))

describe('what this browser keeps', () => {
  it('is what it was set to, for whoever asks next', () => {
    likings('a').set({ color: 'red', size: 3 })
    expect(likings('a').get()).toEqual({ color: 'red', size: 3 })
    expect(likings('b').get()).toEqual({ color: 'red', size: 1 })
  })

  it.each(['[', 'null', '7', '{"size":"large"}'])('is the standard where %s is stored', (stored) => {
    localStorage.setItem('a', stored)
    expect(likings('a').get()).toEqual({ color: 'red', size: 1 })
  })

  it('is drawn anew where it changes, here and in another tab', () => {
    const value = likings('a')
    const { result } = renderHook(() => value.use())
    act(() => value.set({ color: 'red', size: 2 }))
    expect(result.current.size).toBe(2)
    act(() => {
      localStorage.setItem('a', '{"size":5}')
      window.dispatchEvent(new StorageEvent('storage', { key: 'a' }))
    })
    expect(result.current.size).toBe(5)
  })

  it('is the same object as long as nothing has changed', () => {
    const value = likings('a')
    expect(value.get()).toBe(value.get())
  })
})
