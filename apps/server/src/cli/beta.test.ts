import { expect, it } from 'vitest'
import { faultText } from '../fault-text.ts'
import { eachDatabase } from '../test/each-database.ts'
import { everyRow } from '../test/every-row.ts'
import { typeCommand } from '../test/type-command.ts'

let people = 0

eachDatabase((planner) => {
  const type = (...words: string[]) => typeCommand(planner(), words)

  /** Registers somebody new with a code, and answers the status. */
  async function registerWith(inviteCode: string): Promise<number> {
    people += 1
    const email = `invited${String(people)}.${String(process.pid)}@example.org`
    const body = { username: 'Ada', email, password: 'correct horse', inviteCode }
    return (await planner().request('POST', '/auth/register-beta', { body })).statusCode
  }

  const codeIn = (text: string): string => /DB[0-9A-Z]{2}(?:-[0-9A-Z]{4}){6}/.exec(text)?.[0] ?? 'none'
  const ask = (email: string) => planner().request('POST', '/auth/request-beta', { body: { email, language: 'en' } })

  it('makes codes with their links, each of which lets one person in; the list shows none of them', async () => {
    const lines = await type('invites', 'create', '--note', 'the choir', '--days', '7', '--count', '3')
    expect(lines.at(-1)).toBe('Each lets one person in, within 7 days. Keep them: they are shown this once.')
    const codes = lines.slice(0, -1).map(codeIn)
    expect(new Set(codes).size).toBe(3)
    for (const [index, code] of codes.entries()) {
      expect(lines[index]).toBe(`${code}  http://localhost:5001/register?invite=${code}`)
    }
    expect(await registerWith(codes[0] ?? '')).toBe(201)
    expect(await registerWith(codes[0] ?? '')).toBe(400)
    const list = await type('invites', 'list')
    const choir = list.filter((line) => line.endsWith('the choir'))
    expect(choir.map((line) => /(open|used) +made \S+ +until \S+ +the choir$/.exec(line)?.[1]).sort()).toEqual([
      'open',
      'open',
      'used',
    ])
    expect(list.join('\n')).not.toContain(codes[1])
  })

  it('takes a code back, once, and not one that was used', async () => {
    const codes = (await type('invites', 'create', '--note', 'by mistake', '--count', '2')).slice(0, 2).map(codeIn)
    expect(await registerWith(codes[1] ?? '')).toBe(201)
    const rows = (await type('invites', 'list')).filter((line) => line.endsWith('by mistake'))
    const idOf = (state: string) => (rows.find((line) => line.includes(` ${state} `)) ?? '').trim().split(' ')[0] ?? ''
    const open = idOf('open')
    expect(await type('invites', 'revoke', open)).toEqual([`The invitation ${open} is revoked.`])
    expect(await registerWith(codes[0] ?? '')).toBe(400)
    for (const id of [open, idOf('used'), 'x']) {
      await expect(type('invites', 'revoke', id)).rejects.toMatchObject({
        detail: `There is no open invitation ${id}.`,
      })
    }
  })

  it('lets in who has asked: the running server sends them a code, which works', async () => {
    const email = `choir.${String(process.pid)}@example.org`
    await ask(email)
    expect((await type('beta', 'list')).find((line) => line.includes(email))).toMatch(/ en +asked \S+ +waits$/)
    expect(await type('beta', 'approve', email.toUpperCase())).toEqual([
      `${email} is let in: the server sends the code, at once if it runs, else when it starts.`,
    ])
    expect((await type('beta', 'list')).find((line) => line.includes(email))).toMatch(/ let in \S+$/)
    // The command's clock is the real one, which is ahead of the planner's or behind it.
    planner().clock.set(new Date(Date.now() + 60_000).toISOString())
    const mail = (await planner().mailsTo(email)).at(-1)
    expect(mail?.subject).toBe('Your invitation to Dodici')
    expect(await registerWith(codeIn(mail?.text ?? ''))).toBe(201)
  })

  it('refuses what cannot be, in plain words, and changes nothing', async () => {
    const person = await planner().newUser()
    await ask(person.email)
    await ask('again@example.org')
    await type('beta', 'approve', 'again@example.org')
    const before = await everyRow(planner().db)
    const refusals: [words: string[], text: RegExp][] = [
      [['beta', 'approve', 'nobody@example.org'], /^Nobody has asked to be let in as nobody@example.org\.$/],
      [['beta', 'approve', person.email], /has an account already\.$/],
      [['beta', 'approve', 'again@example.org'], /was let in on \S+ already\. Add --again to send another code\.$/],
      [['invites', 'create', '--days', '0'], /^--days must be a whole number from 1 to 365\.$/],
      [['invites', 'create', '--days', '1.5'], /^--days must be/],
      [['invites', 'create', '--count', '1001'], /^--count must be a whole number from 1 to 1000\.$/],
    ]
    for (const [words, text] of refusals) {
      expect(faultText(await type(...words).catch((error: unknown) => error))).toMatch(text)
    }
    expect(await everyRow(planner().db)).toEqual(before)
    await type('beta', 'approve', 'again@example.org', '--again')
    expect((await everyRow(planner().db))['mail']?.length).toBe((before['mail']?.length ?? 0) + 1)
  })
})
