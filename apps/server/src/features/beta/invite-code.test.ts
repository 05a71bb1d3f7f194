import { describe, expect, it } from 'vitest'
import { hashInviteCode, newInviteCode } from './invite-code.ts'

describe('an invite code', () => {
  it('A4: has 130 random bits, its own beginning, and groups without letters that look alike', () => {
    const codes = Array.from({ length: 200 }, newInviteCode)
    for (const code of codes) expect(code).toMatch(/^DB[0-9A-HJKMNP-TV-Z]{2}(-[0-9A-HJKMNP-TV-Z]{4}){6}$/)
    expect(new Set(codes).size).toBe(codes.length)
    const symbols = new Set(codes.join('').replaceAll('-', ''))
    expect(symbols.size).toBe(32)
  })

  it('is the same however somebody types it', () => {
    const code = newInviteCode()
    const same = [
      code.toLowerCase(),
      code.replaceAll('-', ''),
      ` ${code.replaceAll('-', ' ')} `,
      code.replaceAll('-', '\u2013'),
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
      code.replaceAll('0', 'O').replaceAll('1', 'i'),
    ]
    expect(same.map(hashInviteCode)).toEqual(same.map(() => hashInviteCode(code)))
    expect(hashInviteCode(code)).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is none where it is shorter, longer, or begins otherwise', () => {
    const code = newInviteCode()
    for (const none of ['', 'DB', code.slice(0, -1), `${code}0`, `X${code.slice(1)}`, code.replaceAll('-', 'U')]) {
      expect(hashInviteCode(none)).toBeNull()
    }
  })
})
