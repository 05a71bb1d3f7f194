import { afterAll, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { makeWebhook } from '#server/test/told.ts'
import { wakeBehind } from './sender.ts'
import { startReceiver } from './test/receiver.ts'
import { lanesOf, officeOf, rowOf, sendAfter, sendAll, sendDue, webhooksOf, write } from './test/teller.ts'

const receiver = await startReceiver()
afterAll(() => receiver.close())

const HOUR = 3_600
const DAY = 24 * HOUR
let count = 0

eachDatabase(
  (planner) => {
    const somebody = async (facts: object = {}) => {
      const person = await planner().newUser()
      const path = `/way-${String((count += 1))}`
      const id = await makeWebhook(planner(), person, { url: receiver.urlOf(path), ...facts })
      return { person, path, id }
    }

    it('W6: sends what was not taken again, under the same id, later and later, and then what came meanwhile', async () => {
      const { person, path, id } = await somebody()
      receiver.answer(path, 500)
      await write(person, 'Uno')
      await sendAll(planner())
      await write(person, 'Due')
      expect(await sendAll(planner())).toBe(0)
      await sendAfter(planner(), 12)
      await sendAfter(planner(), 70)
      const failed = receiver.at(path)
      expect(failed).toHaveLength(3)
      expect(new Set(failed.map((one) => one.id)).size).toBe(1)
      expect(failed[2]?.seconds).toBe((failed[0]?.seconds ?? 0) + 82)
      expect((await webhooksOf(person))[0]).toMatchObject({ isOn: true, last: { status: 500, fault: 'status' } })
      receiver.answer(path, 204)
      await sendAfter(planner(), 400)
      const [, , , again, next] = receiver.at(path)
      expect([again?.id, again?.message]).toEqual([failed[0]?.id, expect.objectContaining({ type: 'changes' })])
      expect([next?.id === failed[0]?.id, next?.message]).toEqual([
        false,
        expect.objectContaining({ data: expect.objectContaining({ since: '1', next: '2' }) as object }),
      ])
      expect(await rowOf(planner(), id)).toMatchObject({
        tries: 0,
        failing_since: null,
        due_at: null,
        message_id: null,
      })
    })

    it('W7: sends the same again, under the same id, where a server was killed between sending and storing', async () => {
      const { person, path } = await somebody()
      await write(person, 'Uno')
      const office = officeOf(planner())
      const killed = {
        ...office,
        outgoing: {
          ask: async (asked: Parameters<typeof office.outgoing.ask>[0]) => {
            await office.outgoing.ask(asked)
            return new Promise<never>(() => undefined)
          },
        },
      }
      const [lane] = lanesOf(killed)
      await wakeBehind(killed)
      await lane?.look()
      await expect.poll(() => receiver.at(path).length, { timeout: 5_000 }).toBe(1)
      expect(await sendAll(planner())).toBe(0)
      await write(person, 'Due')
      await sendAfter(planner(), 6 * 60)
      const [first, again, next] = receiver.at(path)
      expect(again?.id).toBe(first?.id)
      expect(again?.message.data).toEqual({ ...first?.message.data, isComplete: false })
      expect(next?.message.data).toMatchObject({ since: '1', next: '2' })
    })

    it('W7: sends each message once, whichever of two servers does', async () => {
      const people = await Promise.all(Array.from({ length: 6 }, () => somebody()))
      for (const { person } of people) await write(person, 'Uno')
      await Promise.all([sendDue(officeOf(planner())), sendDue(officeOf(planner()))])
      expect(people.map(({ path }) => receiver.at(path).length)).toEqual(people.map(() => 1))
    })

    it('W6: is switched off at once by a 410, and after three days of failing; and its owner is told', async () => {
      const [gone, failing] = [await somebody({ name: 'Cucina' }), await somebody({ name: 'Salotto' })]
      receiver.answer(gone.path, 410)
      receiver.answer(failing.path, 503)
      for (const { person } of [gone, failing]) await write(person, 'Uno')
      await sendAll(planner())
      expect((await webhooksOf(gone.person))[0]).toMatchObject({ isOn: false, offReason: 'gone', nextAt: null })
      for (let days = 0; days < 4; days += 0.5) await sendAfter(planner(), DAY / 2)
      expect((await webhooksOf(failing.person))[0]).toMatchObject({ isOn: false, offReason: 'failing' })
      const sent = receiver.at(failing.path).length
      await sendAfter(planner(), 2 * DAY)
      expect(receiver.at(failing.path)).toHaveLength(sent)
      for (const [{ person }, name] of [
        [gone, 'Cucina'],
        [failing, 'Salotto'],
      ] as const) {
        const [mail, ...more] = await planner().mailsTo(person.email)
        expect([mail?.subject, more]).toEqual([expect.stringContaining(name), []])
        const audit = (await person.get('/users/audit')).json<{ kind: string; name: string }[]>()
        expect(audit[0]).toMatchObject({ kind: 'webhookOff', name })
      }
    })

    it('goes on where it stopped when it is switched on again', async () => {
      const { person, path, id } = await somebody()
      await person.patch(`/webhooks/${id}`, { isOn: false })
      await write(person, 'Uno')
      await sendAll(planner())
      expect(receiver.at(path)).toEqual([])
      await person.patch(`/webhooks/${id}`, { isOn: true })
      await sendAll(planner())
      expect(receiver.at(path).map(({ message }) => message.data)).toMatchObject([{ since: '0', next: '1' }])
    })

    it('waits as long as the receiver asks', async () => {
      const { person, path, id } = await somebody()
      receiver.answer(path, (response) => response.writeHead(429, { 'retry-after': '7200' }).end())
      await write(person, 'Uno')
      await sendAll(planner())
      const { due_at } = await rowOf(planner(), id)
      expect(due_at).toBe(new Date(planner().clock.now() + 2 * HOUR * 1_000).toISOString())
    })

    it('sends nothing for whoever is disabled, and everything once they are not', async () => {
      const { person, path } = await somebody()
      await write(person, 'Uno')
      await setDisabled(person.user._id, '2026-11-20T09:00:00.000Z')
      await sendAll(planner())
      expect(receiver.at(path)).toEqual([])
      await setDisabled(person.user._id, null)
      await sendAll(planner())
      expect(receiver.at(path)).toHaveLength(1)
    })

    it('ends with the account, also while something is being sent', async () => {
      const { person, path, id } = await somebody()
      const letGo: (() => void)[] = []
      receiver.answer(path, (response) => void letGo.push(() => response.writeHead(204).end()))
      await write(person, 'Uno')
      const sending = sendAll(planner())
      await expect.poll(() => letGo.length, { timeout: 5_000 }).toBe(1)
      const { token, password } = person
      const answer = await planner().request('POST', '/auth/delete-account', { token, body: { password } })
      expect(answer.statusCode).toBe(204)
      for (const go of letGo) go()
      await sending
      expect(await planner().db.read.selectFrom('webhook').select('id').where('id', '=', id).execute()).toEqual([])
    })

    it('does not store what became of a message whose webhook got another address meanwhile', async () => {
      const { person, path, id } = await somebody()
      const letGo: (() => void)[] = []
      receiver.answer(path, (response) => void letGo.push(() => response.writeHead(410).end()))
      await write(person, 'Uno')
      const sending = sendAll(planner())
      await expect.poll(() => letGo.length, { timeout: 5_000 }).toBe(1)
      const body = { url: receiver.urlOf(`${path}-new`), password: person.password }
      expect((await person.post(`/webhooks/${id}/address`, body)).statusCode).toBe(200)
      for (const go of letGo) go()
      await sending
      await sendAll(planner())
      expect((await webhooksOf(person))[0]).toMatchObject({ isOn: true, offReason: null })
      expect(receiver.at(`${path}-new`).map((one) => one.id)).toEqual(receiver.at(path).map((one) => one.id))
    })

    it('is switched off where its secret cannot be read, and says so', async () => {
      const { person, path } = await somebody({ secret: 'v1.other.AAAA' })
      await write(person, 'Uno')
      await sendAll(planner())
      expect(receiver.at(path)).toEqual([])
      expect((await webhooksOf(person))[0]).toMatchObject({ isOn: false, offReason: 'locked' })
    })

    it('sends again what a clock that was wrong has put off too far', async () => {
      const { person, path, id } = await somebody()
      await write(person, 'Uno')
      await planner().db.transact((trx) =>
        trx.updateTable('webhook').set({ due_at: '2099-01-01T00:00:00.000Z' }).where('id', '=', id).execute(),
      )
      await sendAll(planner())
      expect(receiver.at(path)).toHaveLength(1)
    })

    const setDisabled = (id: string, disabled_at: string | null) =>
      planner().db.transact((trx) => trx.updateTable('user').set({ disabled_at }).where('id', '=', id).execute())
  },
  { OUTGOING_ALLOWED: receiver.place },
)
