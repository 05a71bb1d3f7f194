import { describe, expect, it } from 'vitest'
import { isPressed, isSingleKey, type PressedKey } from './keys.ts'

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  ...{ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
  ...more,
})
const shift = { shiftKey: true }
const ctrl = { ctrlKey: true }
const cmd = { metaKey: true }

describe('keys', () => {
  it.each([
    ['t', press('t')],
    ['t', press('T')],
    ['Shift+Z', press('Z', shift)],
    ['Mod+Z', press('z', ctrl)],
    ['Mod+Z', press('z', cmd)],
    ['Mod+Shift+Z', press('Z', { ...ctrl, ...shift })],
    ['Shift+PageDown', press('PageDown', shift)],
    // Where a sign or a digit is typed with Shift, and where it is not.
    ['?', press('?', shift)],
    ['/', press('/', shift)],
    ['/', press('/')],
    ['Mod+/', press('/', { ...ctrl, ...shift })],
    ['2', press('2', shift)],
  ])('%s are pressed', (keys, pressed) => {
    expect(isPressed(keys, pressed)).toBe(true)
  })

  it.each([
    ['t', press('t', ctrl)],
    ['t', press('t', cmd)],
    ['t', press('t', { altKey: true })],
    ['t', press('T', shift)],
    ['z', press('Z', shift)],
    ['Shift+Z', press('z')],
    ['Mod+Z', press('z')],
    ['Mod+Z', press('Z', { ...ctrl, ...shift })],
    ['Mod+Z', press('z', { ...ctrl, altKey: true })],
    ['Mod+K', press('k', { ...ctrl, ...cmd })],
    ['?', press('?', { altKey: true, ...ctrl })],
    ['?', press('/', shift)],
    ['Shift+PageDown', press('PageDown')],
  ])('%s are not', (keys, pressed) => {
    expect(isPressed(keys, pressed)).toBe(false)
  })

  it('are single where a letter, a digit or a sign does something by itself', () => {
    expect(['t', '?', '1', 'Shift+Z'].map(isSingleKey)).toEqual([true, true, true, true])
    expect(['Mod+Z', 'Mod+/', 'Mod+Shift+Z', 'Shift+PageDown'].map(isSingleKey)).toEqual([false, false, false, false])
  })
})
