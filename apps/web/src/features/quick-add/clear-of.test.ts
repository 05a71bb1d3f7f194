import { describe, expect, it } from 'vitest'
import { shiftClearOf } from './clear-of.ts'

const card = { left: 390, top: 290, right: 1050, bottom: 570 }
const box = { left: 600, right: 640 }

describe('a card makes way for a day', () => {
  it('stays where it does not lie over it', () => {
    expect(shiftClearOf(card, { ...box, top: 200, bottom: 262 }, 900)).toBe(0)
    expect(shiftClearOf(card, { ...box, top: 570, bottom: 632 }, 900)).toBe(0)
    expect(shiftClearOf(card, { left: 300, right: 380, top: 400, bottom: 462 }, 900)).toBe(0)
  })

  it('goes below it', () => {
    expect(shiftClearOf(card, { ...box, top: 270, bottom: 332 }, 900)).toBe(50)
    expect(shiftClearOf(card, { ...box, top: 540, bottom: 602 }, 900)).toBe(320)
  })

  it('goes above it where there is no room below', () => {
    expect(shiftClearOf(card, { ...box, top: 540, bottom: 602 }, 890)).toBe(-38)
  })

  it('stays where there is room on neither side', () => {
    expect(shiftClearOf(card, { ...box, top: 280, bottom: 580 }, 600)).toBe(0)
  })
})
