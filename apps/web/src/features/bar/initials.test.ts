import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Giulia Amato', 'GA'],
  ['giulia maria amato', 'GA'],
  ['Bruno', 'B'],
  ['  ', 'U'],
  ['', 'U'],
  ['ßeta', 'SS'],
  ['👩‍🚀 Rossi', '👩‍🚀R'],
])('the initials of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
