import type { OperatorEntry } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { daysBefore } from '#server/clock.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { typeCommand } from '#server/test/type-command.ts'
import { removeOldOperatorLog } from './operator-log.ts'

const ENTRIES_MAX = 10_000

eachDatabase((planner) => {
  const command = (...words: string[]) => typeCommand(planner(), words)
  const rows = async () => (await everyRow(planner().db))['operator_entry'] as { subject: string; kind: string }[]

  it('is printed newest first, for reading and for another program', async () => {
    const person = await planner().newUser()
    await command('users', 'set-plan', person.email, 'enterprise')
    await command('users', 'disable', person.email)
    const lines = await command('users', 'audit')
    const from = String.raw`^  \d{4}-\d\d-\d\d \d\d:\d\d  command line  `
    expect(lines[0]).toMatch(new RegExp(`${from}account disabled +${person.email}$`))
    expect(lines[1]).toMatch(new RegExp(`${from}plan changed +${person.email}$`))
    expect(lines.at(-1)).toMatch(/^\d+ in all\.$/)
    const [newest] = JSON.parse((await command('users', 'audit', '--json')).join('\n')) as OperatorEntry[]
    expect(newest).toMatchObject({ kind: 'accountDisabled', by: null, subject: person.email })
  })

  it('keeps nothing of whoever is gone, but that an account was deleted', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    for (const { email } of [person, other]) await command('users', 'rename', email, 'Ada')
    await command('invites', 'create', '--note', person.email.toUpperCase())
    await command('users', 'delete', person.email, '--yes')
    expect((await rows()).filter(({ subject }) => subject.toLowerCase() === person.email)).toEqual([])
    expect((await rows()).filter(({ kind }) => kind === 'accountDeleted')).toMatchObject([{ subject: '' }])
    await other.post('/auth/delete-account', { password: other.password })
    expect((await rows()).filter(({ subject }) => subject === other.email)).toEqual([])
  })

  it('is noted of nothing that did not happen', async () => {
    const before = await rows()
    await expect(command('users', 'disable', 'nobody@example.org')).rejects.toThrow('Nobody has an account')
    await expect(command('users', 'set-plan', 'nobody@example.org', 'pro')).rejects.toThrow('Nobody has an account')
    await expect(command('invites', 'revoke', 'none')).rejects.toThrow('no open invitation')
    await expect(command('users', 'create', 'x')).rejects.toThrow('cannot be used')
    expect(await rows()).toEqual(before)
  })

  it('keeps so many entries, for two years', async () => {
    const made = Array.from({ length: ENTRIES_MAX }, (_, index) => ({
      ...{ id: `z${String(index).padStart(6, '0')}`, at: daysBefore(planner().clock, 700), operator_id: null },
      ...{ kind: 'inviteMade', user_id: null, subject: '' },
    }))
    await planner().db.transact(async (trx) => {
      for (let at = 0; at < made.length; at += 1_000)
        await trx
          .insertInto('operator_entry')
          .values(made.slice(at, at + 1_000))
          .execute()
    })
    await removeOldOperatorLog(planner())
    expect(await rows()).toHaveLength(ENTRIES_MAX)
    planner().clock.set(daysBefore(planner().clock, -40))
    await removeOldOperatorLog(planner())
    expect(await rows()).toEqual([])
  })
})
