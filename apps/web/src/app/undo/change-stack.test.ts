import { expect, it } from 'vitest'
import { emptyStack, withChange, withoutChange, withRedone, withUndone } from './change-stack.ts'

const two = withChange(withChange(emptyStack, 'a'), 'b')

it('takes back the newest first', () => {
  expect(two.undoable).toEqual(['a', 'b'])
})

it('redoes by taking back the undo', () => {
  const undone = withUndone(two, 'b', 'undo of b')
  expect(undone).toEqual({ undoable: ['a'], redoable: ['undo of b'] })
  expect(withRedone(undone, 'undo of b', 'b again')).toEqual({ undoable: ['a', 'b again'], redoable: [] })
})

it('redoes nothing more once something new was done', () => {
  expect(withChange(withUndone(two, 'b', 'undo of b'), 'c')).toEqual({ undoable: ['a', 'c'], redoable: [] })
})

it('can take back one from the middle', () => {
  expect(withUndone(two, 'a', 'undo of a')).toEqual({ undoable: ['b'], redoable: ['undo of a'] })
})

it('lets what cannot be undone stand in nobody’s way', () => {
  expect(withoutChange(two, 'b').undoable).toEqual(['a'])
})
