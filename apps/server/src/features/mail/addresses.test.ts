import { expect, it } from 'vitest'
import { createInvites } from '#server/features/beta/invites.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'

const addresses: readonly [string, string][] = [
  ['a header after it', 'ada@example.org\r\nBcc: all@example.org'],
  ['a line end inside', 'ada\n@example.org'],
  ['a bare CR inside', 'ada@exam\rple.org'],
  ['a second address', 'ada@example.org, bob@example.org'],
  ['a second address after a semicolon', 'ada@example.org;bob@example.org'],
  ['a name before it', 'Ada <ada@example.org>'],
  ['quotes', '"ada"@example.org'],
  ['quotes with a line end', '"a\r\nda"@example.org'],
  ['a comment', 'ada(comment)@example.org'],
  ['10,000 brackets', `${'('.repeat(10_000)}@example.org`],
  ['10,000 nested comments', `${'(a'.repeat(10_000)}${')'.repeat(10_000)}ada@example.org`],
  ['NUL', 'ada\u0000@example.org'],
  ['two at signs', 'ada@bob@example.org'],
  ['an address of a machine', 'ada@[127.0.0.1]'],
  ['255 characters', `${'a'.repeat(243)}@example.org`],
]

eachDatabase((planner) => {
  it.each(addresses)('A14: answers 400 to an address with %s, before any mail is queued', async (_, email) => {
    const [inviteCode = ''] = await createInvites(planner(), { note: '', days: 1, count: 1 })
    const before = await everyRow(planner().db)
    const account = { username: 'Ada', password: 'correct horse' }
    const requests = {
      'forgot-password': {},
      'request-beta': {},
      register: account,
      'register-beta': { ...account, inviteCode },
    }
    for (const [path, body] of Object.entries(requests)) {
      const answer = await planner().request('POST', `/auth/${path}`, { body: { ...body, email } })
      expect([path, answer.json()]).toMatchObject([
        path,
        {
          status: 400,
          code: 'invalid_input',
          errors: expect.arrayContaining([expect.objectContaining({ path: 'email' })]),
        },
      ])
    }
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('I8: writes to somebody whose name is markup or a link, and neither is in the mail', async () => {
    const person = await planner().newUser({ language: 'en' })
    for (const username of ['<script>alert(1)</script>', 'Click https://evil.example', 'Ada\nBcc: all@evil.example']) {
      await person.patch('/users/profile', { username })
      await planner().db.transact((trx) => trx.deleteFrom('attempt').execute())
      await planner().request('POST', '/auth/forgot-password', { body: { email: person.email } })
    }
    const mails = await planner().mailsTo(person.email)
    expect(mails).toHaveLength(3)
    for (const mail of mails) {
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/<script|evil|alert/)
      expect(mail.text).toMatch(/^Hello,\n/)
    }
  })
})
