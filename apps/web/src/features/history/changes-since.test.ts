import type { Change } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { sampleChange } from '../../test/samples.ts'
import { changesSince } from './changes-since.ts'

/** A journal, oldest first: `b` did something, `-b` took it back, `+b` took that back. */
function journal(...names: string[]): Change[] {
  const undoes = (name: string) =>
    name.startsWith('+') ? `-${name.slice(1)}` : name.startsWith('-') ? name.slice(1) : null
  const standing = (name: string) => {
    const last = names.findLast((other) => other.replace(/^[+-]/, '') === name.replace(/^[+-]/, '')) ?? name
    return last.startsWith('-') === name.startsWith('-')
  }
  return names.map((name) => sampleChange({ _id: name, undoes: undoes(name), undoable: standing(name) })).reverse()
}

it.each([
  [['a', 'b', 'c'], 'b', ['c', 'b']],
  [['a', 'b', '-b', 'c'], 'a', ['c', 'a']],
  [['a', 'b', '-b', '+b'], 'b', ['+b']],
  [['a', 'b', '-a'], 'b', ['-a', 'b']],
  [['a'], 'a', ['a']],
])('of %j, going back to %s takes back %j', (names, id, expected) => {
  expect(changesSince(journal(...names), id).map(({ _id }) => _id)).toEqual(expected)
})
