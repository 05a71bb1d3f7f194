import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Event } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { oddResources } from '../test/odd-resources.ts'
import { programUser, runProgram, temporaryHome, type ProgramUser } from '../test/run-program.ts'

/** Two folders, each of which is kept like the calendar. */
const configuration = (home: string, { host, user, password, device }: ProgramUser): string => `
[general]
status_path = "${home}/status/"
[pair first]
a = "one"
b = "server"
collections = null
[pair second]
a = "other"
b = "server"
collections = null
[storage one]
type = "filesystem"
path = "${home}/one/"
fileext = ".ics"
[storage other]
type = "filesystem"
path = "${home}/other/"
fileext = ".ics"
[storage server]
type = "caldav"
url = "http://${host}${device.calendar}"
username = "${user}"
password = "${password}"
item_types = ["VEVENT"]
`

function filesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return [/^UID:(.*)$/m.exec(text)?.[1]?.trim() ?? file, text]
    }),
  )
}

/** Lines without their folds, in order of the alphabet, and without those that an edit of the title changes. */
const linesOf = (file: string): string[] =>
  file
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => !/^(SUMMARY|DTSTAMP|LAST-MODIFIED|SEQUENCE|CREATED|PRODID)\b|^$/.test(line))
    .sort()

eachDatabase((planner) => {
  const start = async (home: string) => {
    const who = await programUser(planner())
    writeFileSync(join(home, 'config'), configuration(home, who))
    for (const folder of ['one', 'other']) mkdirSync(join(home, folder))
    for (const [name, file] of Object.entries(oddResources)) writeFileSync(join(home, 'one', `${name}.ics`), file)
    const sync = (...words: string[]) => runProgram('vdirsyncer', ['-c', join(home, 'config'), ...words], home)
    for (const pair of ['first', 'second']) {
      const { code, text } = await sync('discover', pair)
      expect(code, text).toBe(0)
      const synced = await sync('sync', pair)
      expect(synced.code, synced.text).toBe(0)
    }
    return { ...who, sync }
  }

  it('vdirsyncer brings what programs write, and another folder gets the same lines back', async () => {
    using home = temporaryHome()
    const { sync } = await start(home.path)
    expect(filesIn(join(home.path, 'other'))).toEqual(filesIn(join(home.path, 'one')))
    const again = await sync('sync')
    expect(again.text).not.toMatch(/Copying|Deleting/)
  })

  it('khal lists what vdirsyncer brought as it lists the files from before', async () => {
    using home = temporaryHome()
    await start(home.path)
    const listed = async (folder: string): Promise<string> => {
      const config = join(home.path, `${folder}.conf`)
      const calendars = ['[calendars]', '[[year]]', `path = ${join(home.path, folder)}/`]
      const locale = ['[locale]', 'timeformat = %H:%M', 'dateformat = %Y-%m-%d', 'longdateformat = %Y-%m-%d']
      const times = ['datetimeformat = %Y-%m-%d %H:%M', 'longdatetimeformat = %Y-%m-%d %H:%M', 'local_timezone = UTC']
      const store = ['[sqlite]', `path = ${join(home.path, folder)}.db`]
      writeFileSync(config, [...calendars, ...locale, ...times, ...store, ''].join('\n'))
      const said = await runProgram('khal', ['-c', config, 'list', '2027-03-01', '60d'], home.path)
      expect(said.code, said.text).toBe(0)
      return said.text
    }
    const [before, brought] = [await listed('one'), await listed('other')]
    expect(before).toContain('Run later')
    expect(brought).toBe(before)
  })

  it('W5: vdirsyncer gets no line less after the title was changed in the page', async () => {
    using home = temporaryHome()
    const { sync, person } = await start(home.path)
    const events = (await person.get('/events?year=2027')).json<Event[]>()
    const ids = new Set(events.map(({ _id }) => _id))
    for (const id of ids) {
      const edited = await person.patch(`/events/${id}?scope=all&year=2027`, { title: 'Un altro nome' })
      expect(edited.statusCode, edited.body).toBe(200)
    }
    const synced = await sync('sync')
    expect(synced.code, synced.text).toBe(0)
    const after = filesIn(join(home.path, 'other'))
    const lost = Object.entries(oddResources).flatMap(([name, file]) => {
      const kept = linesOf(after[name] ?? '')
      return linesOf(file)
        .filter(
          (line) =>
            /^(ATTENDEE|ORGANIZER|X-|RRULE|EXDATE|TRIGGER|BEGIN|DTSTART|DTEND|DURATION|RDATE)/.test(line) &&
            !kept.includes(line),
        )
        .map((line) => `${name}: ${line}`)
    })
    expect(lost).toEqual([])
    expect(
      Object.values(after).every((file) => file.includes('SUMMARY:Un altro nome') || file.includes('Un altro nome')),
    ).toBe(true)
  })
})
