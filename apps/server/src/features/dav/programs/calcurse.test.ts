import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Event } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { programUser, runProgram, temporaryHome } from '../test/run-program.ts'

const APPOINTMENTS = '03/01/2027 @ 09:00 -> 03/01/2027 @ 10:00|Visit\n04/01/2027 [1] Whole day\n'

eachDatabase((planner) => {
  it('calcurse pushes what it has, and an empty one pulls the same', async () => {
    using home = temporaryHome()
    const { person, device, host, user, password } = await programUser(planner())
    const config = join(home.path, 'config')
    const general = ['Binary = calcurse', `Hostname = ${host}`, `Path = ${device.calendar}`, 'AuthMethod = basic']
    const ways = ['HTTPS = No', 'DryRun = No', 'SyncFilter = cal', 'Verbose = Yes']
    const auth = ['[Auth]', `Username = ${user}`, `Password = ${password}`]
    writeFileSync(config, ['[General]', ...general, ...ways, ...auth, ''].join('\n'))
    const synced = async (name: string, appointments: string, ...words: string[]): Promise<string> => {
      const data = join(home.path, name)
      mkdirSync(data, { recursive: true })
      if (words.length > 0) {
        writeFileSync(join(data, 'apts'), appointments)
        writeFileSync(join(data, 'todo'), '')
      }
      const places = ['--datadir', data, '--config', config, '--lockfile', `${data}.lock`, '--syncdb', `${data}.sync`]
      const { code, text } = await runProgram('calcurse-caldav', [...places, ...words], home.path)
      expect(code, text).toBe(0)
      // It puts a space before the title of what one types, and none before what it has read.
      return readFileSync(join(data, 'apts'), 'utf8').replaceAll(' |', '|')
    }
    await synced('one', APPOINTMENTS, '--init', 'keep-local')
    const titles = (await person.get('/events?year=2027')).json<Event[]>().map(({ title }) => title)
    expect(titles.sort()).toEqual(['Visit', 'Whole day'])
    expect(await synced('one', '')).toBe(APPOINTMENTS)
    expect(await synced('other', '', '--init', 'keep-remote')).toBe(APPOINTMENTS)
  })
})
