import { describe, expect, it } from 'vitest'
import { feedbackFacts } from './feedback-facts.ts'

const from = (href: string, userAgent = 'Browser 1') => feedbackFacts({ href }, { userAgent })

describe('where feedback comes from', () => {
  it('is the page, its address and the browser', () => {
    expect(from('https://planner.example.org/calendar?year=2027&view=heat')).toEqual({
      page: '/calendar',
      url: 'https://planner.example.org/calendar?year=2027&view=heat',
      userAgent: 'Browser 1',
    })
  })

  it('D7: holds nothing of the query of a new password, nor any other secret of an address', () => {
    expect(from('https://planner.example.org/reset-password?token=secret&lng=it#token=secret').url).toBe(
      'https://planner.example.org/reset-password',
    )
    expect(from('https://planner.example.org/register?code=ABCD-EFGH&lng=it').url).toBe(
      'https://planner.example.org/register?lng=it',
    )
  })

  it('is cut to what the server takes', () => {
    const facts = from(`https://planner.example.org/calendar?q=${'a'.repeat(5_000)}`, 'b'.repeat(900))
    expect([facts.url.length <= 2_048, facts.userAgent.length]).toEqual([true, 300])
  })
})
