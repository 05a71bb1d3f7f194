import net, { type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { openDatabase } from '#server/db/open.ts'
import type { MailTable } from '#server/db/schema.ts'
import { MailFault } from '#server/mail/mail-fault.ts'
import { smtp } from '#server/mail/smtp.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { startMailServer, type MailServer } from '../../../../../scripts/machine/mail-server.ts'
import { queueMail, removeOldMails } from '#server/features/mail-queue/queue-mail.ts'
import { sendDueMails, type PostOffice } from './sender.ts'

/** Also on a machine that has other things to do. */
const SOON = { timeout: 20_000 }

const START = '2026-11-20T09:00:00.000Z'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const after = (milliseconds: number): string => new Date(Date.parse(START) + milliseconds).toISOString()

const PATIENCE = { connectMilliseconds: 20_000, silentMilliseconds: 20_000, mailMilliseconds: 30_000 }
/** For mail servers that never answer. */
const LITTLE = { connectMilliseconds: 500, silentMilliseconds: 500, mailMilliseconds: 900 }

eachDatabase((planner) => {
  let server: MailServer
  let addresses = 0

  beforeEach(async () => {
    server = await startMailServer()
    planner().clock.set(START)
    await planner().db.transact(async (trx) => {
      await trx.deleteFrom('mail').execute()
      await trx.deleteFrom('attempt').execute()
    })
  })
  afterEach(() => server.stop())

  const office = (url = server.url, patience = PATIENCE): PostOffice => {
    const { db, clock, config, app } = planner()
    return { db, clock, config, log: app.log, mailer: smtp(url, patience) }
  }
  async function sendAll(by = office()): Promise<void> {
    while ((await sendDueMails(by)) > 0);
  }
  const newAddress = (): string => `post${String((addresses += 1))}@example.org`
  /** Queues a mail to an address that nobody has an account with. */
  async function queue(address = newAddress()): Promise<string> {
    const mail = { kind: 'beta_invite', userId: null, address, language: 'it' } as const
    await planner().db.transact((trx) => queueMail(trx, planner().clock, mail))
    return address
  }
  const rowOf = async (address: string): Promise<MailTable | undefined> =>
    planner().db.read.selectFrom('mail').selectAll().where('address', '=', address).executeTakeFirst()

  it('D7: sends a mail once, as text and HTML, with what mail servers want to see', async () => {
    const address = await queue()
    await sendAll()
    await sendAll()
    expect(server.arrived.map(({ from, to }) => ({ from, to }))).toEqual([{ from: 'dodici@localhost', to: [address] }])
    const row = await rowOf(address)
    expect(row).toMatchObject({ tries: 1, due_at: null, sent_at: START, last_fault: null })
    const raw = server.arrived[0]?.raw ?? ''
    expect(raw).toMatch(/^From: Dodici <dodici@localhost>\r$/m)
    expect(raw).toContain(`To: ${address}\r\n`)
    expect(raw).toContain(`Message-ID: <${row?.id ?? ''}@localhost>\r\n`)
    expect(raw).toMatch(/^Date: \w{3}, /m)
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(raw).toMatch(/^Content-Language: it\r$/m)
    expect(raw).toMatch(/multipart\/alternative[^]+text\/plain; charset=utf-8[^]+text\/html; charset=utf-8/)
  })

  it('D7: answers requests at once while the mail server is down, and sends when it is back, later each time', async () => {
    const person = await planner().newUser()
    const url = server.url
    await server.stop()
    const body = { email: person.email }
    expect((await planner().request('POST', '/auth/forgot-password', { body })).statusCode).toBe(202)
    let now = 0
    for (const minutes of [1, 2, 4, 8]) {
      await sendAll(office(url))
      const row = await rowOf(person.email)
      expect(row).toMatchObject({ sent_at: null, due_at: after(now + minutes * MINUTE) })
      expect(row?.last_fault).toMatch(/ECONNREFUSED|ESOCKET|ECONNECTION/)
      now += minutes * MINUTE
      planner().clock.set(after(now - 1))
      expect(await sendDueMails(office(url))).toBe(0)
      planner().clock.set(after(now))
    }
    server = await startMailServer()
    await sendAll()
    expect(server.arrived).toHaveLength(1)
    expect(await rowOf(person.email)).toMatchObject({ tries: 5, due_at: null, last_fault: null })
    expect(planner().log.join('\n')).not.toContain(person.email)
  })

  it.each([
    ['421 as a greeting', { at: 'greeting', code: 421 }],
    ['421 to the address', { at: 'address', code: 421 }],
    ['450 to the address', { at: 'address', code: 450 }],
    ['451 to the mail', { at: 'data', code: 451 }],
  ] as const)('D7: tries again after %s, by the same Message-ID, and it arrives once', async (_, refusal) => {
    server.behave({ kind: 'refuses', ...refusal })
    const address = await queue()
    await sendAll()
    expect(await rowOf(address)).toMatchObject({ tries: 1, sent_at: null, due_at: after(MINUTE) })
    server.behave({ kind: 'good' })
    planner().clock.set(after(MINUTE))
    await sendAll()
    expect(server.arrived.map(({ to }) => to)).toEqual([[address]])
    expect(new Set(server.read.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it.each([
    ['the address', 'address'],
    ['the mail', 'data'],
  ] as const)('D7: gives up after three refusals of %s with 550, and the others still arrive', async (_, at) => {
    server.behave({ kind: 'refuses', at, code: 550, says: 'no such user here' })
    const address = await queue()
    for (const minutes of [0, 10, 30]) {
      planner().clock.set(after(minutes * MINUTE))
      await sendAll()
    }
    expect(await rowOf(address)).toMatchObject({ tries: 3, sent_at: null, due_at: null })
    expect((await rowOf(address))?.last_fault).toContain('550 no such user here')
    server.behave({ kind: 'good' })
    planner().clock.set(after(DAY))
    const other = await queue()
    await sendAll()
    expect(server.arrived.map(({ to }) => to)).toEqual([[other]])
  })

  it('D7: goes on trying for two days where the fault may pass, and then gives up', async () => {
    const send = () => Promise.reject(new MailFault('ECONNECTION: 554 closed today', { isPermanent: false }))
    const broken = { ...office(), mailer: { send, close: () => undefined } }
    const address = await queue()
    let now = 0
    while (now <= 2 * DAY + HOUR) {
      planner().clock.set(after(now))
      await sendAll(broken)
      const due = (await rowOf(address))?.due_at
      if (due == null) break
      expect(Date.parse(due) - Date.parse(after(now))).toBeLessThanOrEqual(HOUR)
      now = Date.parse(due) - Date.parse(START)
    }
    expect(now).toBeGreaterThanOrEqual(2 * DAY)
    expect(await rowOf(address)).toMatchObject({ sent_at: null, due_at: null })
    expect((await rowOf(address))?.tries).toBeGreaterThan(40)
  })

  it('H4: keeps neither link nor address of what a mail server quotes, in the log or in the queue', async () => {
    const person = await planner().newUser()
    await planner().request('POST', '/auth/forgot-password', { body: { email: person.email } })
    const says = `5.7.1 <${person.email}> Blocked: http://localhost:5001/reset-password?token=dodrst_secret in the mail`
    server.behave({ kind: 'refuses', at: 'data', code: 554, says })
    await sendAll()
    const fault = (await rowOf(person.email))?.last_fault
    expect(fault).toContain('554 5.7.1 [...] Blocked: [...] in the mail')
    const told = planner().log.join('\n')
    expect(told).toContain('mail could not be sent')
    for (const secret of ['dodrst_secret', person.email, 'reset-password?']) expect(told).not.toContain(secret)
  })

  it.each(['greeting', 'data'] as const)(
    'D7: lets go of a mail server that hangs (%s), and sends later, once',
    async (at) => {
      server.behave({ kind: 'silent', at })
      const address = await queue()
      await sendAll(office(server.url, LITTLE))
      expect(await rowOf(address)).toMatchObject({ tries: 1, sent_at: null, due_at: after(MINUTE) })
      server.behave({ kind: 'good' })
      planner().clock.set(after(MINUTE))
      await sendAll()
      expect(server.arrived.map(({ to }) => to)).toEqual([[address]])
    },
  )

  it('D7: lets go of a mail server that says a little now and then, and never comes to an end', async () => {
    const sockets = new Set<net.Socket>()
    const endless = net.createServer((socket) => {
      sockets.add(socket)
      socket.write('220 hello\r\n')
      const talk = setInterval(() => socket.write('250-more\r\n'), 50)
      socket.on('error', () => undefined).once('close', () => clearInterval(talk))
    })
    await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
    const address = await queue()
    await sendAll(office(`smtp://127.0.0.1:${String((endless.address() as AddressInfo).port)}`, LITTLE))
    expect(await rowOf(address)).toMatchObject({ tries: 1, sent_at: null, due_at: after(MINUTE) })
    for (const socket of sockets) socket.destroy()
    endless.close()
  })

  it('D7: waits for a mail server that is slow, and sends once', async () => {
    server.behave({ kind: 'slow', milliseconds: 150 })
    const address = await queue()
    await sendAll()
    expect(server.arrived.map(({ to }) => to)).toEqual([[address]])
    expect(await rowOf(address)).toMatchObject({ tries: 1, due_at: null })
  })

  it('D7: sends each mail once where two nodes send at the same time', async () => {
    server.behave({ kind: 'slow', milliseconds: 5 })
    const wanted: string[] = []
    for (let count = 0; count < 40; count += 1) wanted.push(await queue())
    // On SQLite one process sends, here twice at once; on PostgreSQL another node does so too.
    const { config, db } = planner()
    const other = config.databaseUrl === null ? db : await openDatabase(config)
    await Promise.all([sendAll(), sendAll({ ...office(), db: other }), sendAll(), sendAll({ ...office(), db: other })])
    if (other !== db) await other.close()
    expect(server.arrived.flatMap(({ to }) => to).sort()).toEqual(wanted.sort())
  })

  it('D7: tries again what a node has taken that was killed, after ten minutes and not before', async () => {
    const address = await queue()
    let isSending = false
    const send = async (): Promise<never> => {
      isSending = true
      return await new Promise<never>(() => undefined)
    }
    const killed = sendDueMails({ ...office(), mailer: { send, close: () => undefined } })
    // Not before: what prepares a mail holds its row, and the next sender goes past it.
    await expect.poll(() => isSending, SOON).toBe(true)
    expect((await rowOf(address))?.tries).toBe(1)
    planner().clock.set(after(10 * MINUTE - 1))
    await sendAll()
    expect(server.arrived).toEqual([])
    planner().clock.set(after(10 * MINUTE))
    await sendAll()
    expect(server.arrived.map(({ to }) => to)).toEqual([[address]])
    expect(killed).toBeInstanceOf(Promise)
  })

  it('D7: sends once where the database is away for seconds after the mail server has taken the mail', async () => {
    const address = await queue()
    let faults = 9
    const away: Database = {
      ...planner().db,
      transact: (work) => {
        const isAway = server.arrived.length > 0 && faults > 0
        if (isAway) faults -= 1
        return isAway ? Promise.reject(new AppError('unavailable', 'away')) : planner().db.transact(work)
      },
    }
    await sendAll({ ...office(), db: away })
    planner().clock.set(after(DAY))
    await sendAll()
    expect(faults).toBe(0)
    expect(server.arrived.map(({ to }) => to)).toEqual([[address]])
  })

  it('keeps a mail of a kind that it does not know, for a newer version', async () => {
    const address = await queue()
    await planner().db.transact((trx) => trx.updateTable('mail').set({ kind: 'postcard' }).execute())
    await sendAll()
    expect(await rowOf(address)).toMatchObject({ sent_at: null, due_at: after(MINUTE) })
    expect(server.arrived).toEqual([])
  })

  it('forgets mails a week after they were sent or given up, and none that is still to be sent', async () => {
    const sent = await queue()
    await sendAll()
    planner().clock.set(after(3 * DAY))
    const young = await queue()
    await sendAll()
    planner().clock.set(after(7 * DAY))
    await removeOldMails(planner())
    expect(await rowOf(sent)).toBeDefined()
    planner().clock.set(after(7 * DAY + 1))
    await removeOldMails(planner())
    expect(await rowOf(sent)).toBeUndefined()
    expect(await rowOf(young)).toBeDefined()
    const waiting = await queue()
    planner().clock.set(after(20 * DAY))
    await removeOldMails(planner())
    expect(await rowOf(waiting)).toBeDefined()
  })
})
