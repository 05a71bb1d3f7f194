import { describe, expect, it } from 'vitest'
import { base32, codeOfStep, newTotpSecret, readTotpCode, stepAt, stepOfCode, totpUri } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')
const secondsOf = (seconds: number): number => stepAt(seconds * 1_000)

describe('S1: codes of an app', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238, appendix B: at %i seconds %s', (seconds, code) => {
    expect(codeOfStep(SECRET, secondsOf(seconds), 8)).toBe(code)
    expect(codeOfStep(SECRET, secondsOf(seconds))).toBe(code.slice(2))
  })

  it.each([
    ...['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].entries(),
  ])('are those of RFC 4226, appendix D: of step %i', (step, code) => {
    expect(codeOfStep(SECRET, step)).toBe(code)
  })

  it('belong to the step before, the present one or the next, and to none further off', () => {
    const now = 1_111_111_111_000
    const found = [-4, -2, -1, 0, 1, 2, 4].map((off) => {
      const step = stepOfCode(SECRET, codeOfStep(SECRET, stepAt(now) + off), now)
      return step === null ? null : step - stepAt(now)
    })
    expect(found).toEqual([null, null, -1, 0, 1, null, null])
    expect(stepOfCode(newTotpSecret(), codeOfStep(SECRET, stepAt(now)), now)).toBeNull()
  })

  it('are read as people type them', () => {
    expect(['123456', ' 123 456 ', '123\t456'].map(readTotpCode)).toEqual(['123456', '123456', '123456'])
    expect(['', '12345', '1234567', '12345a', '１２３４５６', '-12345', '1e4567'].map(readTotpCode)).toEqual(
      Array<null>(7).fill(null),
    )
  })
})

it('writes base 32 as in RFC 4648, without padding', () => {
  const vectors = { f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', fooba: 'MZXW6YTB', foobar: 'MZXW6YTBOI' }
  for (const [text, written] of Object.entries(vectors)) expect(base32(Buffer.from(text))).toBe(written)
  expect(base32(newTotpSecret())).toMatch(/^[A-Z2-7]{32}$/)
})

it('writes an address that no name can add to', () => {
  const uri = new URL(totpUri('MZXW6', { issuer: 'My year: ours', account: 'ada+x&secret=AAAA@example.org' }))
  expect(uri.searchParams.getAll('secret')).toEqual(['MZXW6'])
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    ...{ secret: 'MZXW6', issuer: 'My year  ours', algorithm: 'SHA1', digits: '6', period: '30' },
  })
  expect(uri.href).toMatch(/^otpauth:\/\/totp\/My%20year%20%20ours:ada%2Bx%26secret%3DAAAA%40example\.org\?/)
})
