import { expect, it } from 'vitest'
import { IMPORT_BYTES_MAX } from '@dodici/contract/limits'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { portOf } from '#server/test/listening.ts'
import type { Person } from '#server/test/planner.ts'
import { sendRaw } from '#server/test/raw-request.ts'

const CALENDAR = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', 'END:VCALENDAR', ''].join('\r\n')
const FORM = 'multipart/form-data; boundary=part'

const fileNamed = (field: string, text = CALENDAR): string =>
  `--part\r\nContent-Disposition: form-data; name="${field}"; filename="a.ics"\r\nContent-Type: text/calendar\r\n\r\n${text}\r\n`
const END = '--part--\r\n'

/** A form that cannot be taken: its type, its body, and what is answered. */
const broken: readonly (readonly [name: string, type: string, body: string, status: number])[] = [
  ['no boundary', 'multipart/form-data', fileNamed('file') + END, 400],
  ['an empty boundary', 'multipart/form-data; boundary=', fileNamed('file') + END, 400],
  ['another boundary than it says', 'multipart/form-data; boundary=other', fileNamed('file') + END, 400],
  ['another kind of parts', 'multipart/mixed; boundary=part', fileNamed('file') + END, 415],
  ['nothing', FORM, '', 400],
  ['no part', FORM, END, 400],
  ['no end', FORM, fileNamed('file'), 400],
  ['a cut in its file', FORM, fileNamed('file').slice(0, -30), 400],
  ['a cut in the head of its part', FORM, fileNamed('file').slice(0, 60), 400],
  [
    'a field and no file',
    FORM,
    `--part\r\nContent-Disposition: form-data; name="file"\r\n\r\n${CALENDAR}\r\n${END}`,
    400,
  ],
  ['a file of another name', FORM, fileNamed('picture') + END, 400],
  ['two files', FORM, fileNamed('file') + fileNamed('file') + END, 400],
  ['a part without a name', FORM, `--part\r\nContent-Type: text/calendar\r\n\r\n${CALENDAR}\r\n${END}`, 400],
  [
    'a field named __proto__',
    FORM,
    `--part\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n${END}`,
    400,
  ],
  ['12 fields before the file', FORM, `${fields(12)}${fileNamed('file')}${END}`, 400],
  ['1,000 headers in a part', FORM, `--part\r\n${'X-Odd: 1\r\n'.repeat(1_000)}\r\nx\r\n${END}`, 400],
  ['a header of 1 MB in a part', FORM, `--part\r\nX-Odd: ${'x'.repeat(1_000_000)}\r\n\r\nx\r\n${END}`, 400],
  ['a file that is too large', FORM, fileNamed('file', 'x'.repeat(IMPORT_BYTES_MAX + 1)) + END, 413],
]

function fields(count: number): string {
  return '--part\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n'.repeat(count)
}

async function importPath(person: Person): Promise<string> {
  const [calendar] = (await person.get('/calendars')).json<{ _id: string }[]>()
  return `/calendars/${calendar!._id}/import`
}

eachDatabase((planner) => {
  it.each(broken)(
    'refuses a form with %s, stores nothing, and serves the next request',
    async (_, type, body, status) => {
      const person = await planner().newUser()
      const path = await importPath(person)
      const before = await everyRow(planner().db)
      const answer = await person.post(path, body, { 'content-type': type })
      expect({ status: answer.statusCode, type: answer.headers['content-type'], body: answer.body }).toMatchObject({
        status,
        type: 'application/problem+json; charset=utf-8',
      })
      expect(await everyRow(planner().db)).toEqual(before)
      const next = await person.post(path, fileNamed('file') + END, { 'content-type': FORM })
      expect(next.statusCode).toBe(200)
    },
  )

  it('answers a form of which nothing more comes, without waiting for the rest', async () => {
    const person = await planner().newUser()
    const path = await importPath(person)
    const before = await everyRow(planner().db)
    const head = (length: number): string =>
      [
        `POST /api/v1${path} HTTP/1.1`,
        'Host: localhost',
        'Connection: close',
        `Authorization: Bearer ${person.token}`,
        `Content-Type: ${FORM}`,
        `Content-Length: ${String(length)}`,
        '\r\n',
      ].join('\r\n')
    const port = await portOf(planner())
    const cut = fileNamed('file').slice(0, -30)
    // All that was promised is there, but it is only half a form.
    expect((await sendRaw(port, [head(cut.length), cut])).status).toBe(400)
    // A whole form, and then something that belongs to none.
    const long = `${fileNamed('file')}${END}${'x'.repeat(100_000)}`
    expect([200, 400]).toContain((await sendRaw(port, [head(long.length), long])).status)
    expect(await everyRow(planner().db)).toEqual(before)
  })
})
