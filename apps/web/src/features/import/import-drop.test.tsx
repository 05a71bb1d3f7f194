import { routes } from '@dodici/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { button, findButton, findDialog, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail, hold } from '../../test/fake-api.ts'
import { sampleCalendar, sampleEvent } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { catchDroppedFiles, forgetFiles } from './dropped-files.ts'
import { calendarFile, drag, importPage, sampleNote, sampleReport } from './test/import-page.tsx'

beforeEach(() => {
  const stop = catchDroppedFiles()
  onTestFinished(() => {
    stop()
    forgetFiles()
  })
})

const imports = () => callsOf(routes.importCalendar)
const yearNow = () => new URLSearchParams(window.location.search).get('year')
const count = (name: string) => screen.getByText(name, { selector: 'li' }).querySelector('strong')?.textContent

describe('files over the page', () => {
  it('are invited to be dropped anywhere, and the page stays where it is', async () => {
    await importPage()
    expect(drag('dragEnter', {})).toBe(false)
    await screen.findByText('Drop a file here')
    drag('dragLeave', {})
    expect(screen.queryByText('Drop a file here')).toBeNull()
  })

  it('are told from text that somebody drags', async () => {
    await importPage()
    expect(drag('dragEnter', { types: ['text/plain'] })).toBe(true)
    expect(drag('drop', { types: ['text/plain'] })).toBe(true)
    expect(screen.queryByText('Drop a file here')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a dropped calendar file', () => {
  it('is kept where it comes before the part that imports it', async () => {
    answer(routes.importCalendar, sampleReport())
    expect(drag('drop', { files: [calendarFile('early.ics')] })).toBe(false)
    await importPage()
    await screen.findByText('early.ics, 1 KB')
    await findButton('Import 200 events')
  })

  it('shows what would come, changes nothing before one says so, and is undone by one undo', async () => {
    answer(routes.importCalendar, sampleReport())
    const { person } = await importPage()
    const file = calendarFile()
    drag('drop', { files: [file] })
    await findDialog('Import a calendar')
    await screen.findByText('January 6 – December 31, 2027')
    expect([count('new'), count('changed'), count('unchanged'), count('skipped')]).toEqual(['200', '0', '0', '0'])
    screen.getByText('Epifania')
    expect(imports()[0]).toMatchObject({ params: { id: 'calendar-1' }, query: { dryRun: 'true' }, body: file })
    expect(imports()[0]?.headers.get('Content-Type')).toBe('text/calendar')
    answer(routes.importCalendar, sampleReport({ changeId: 'change-9' }))
    await person.click(button('Import 200 events'))
    await findToast('200 events added')
    await findButton('Undo')
    expect(imports()).toHaveLength(2)
    expect(imports()[1]?.query).toEqual({ name: file.name })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['en', null, 'no end'],
    ['en', '2027-05-12', 'until May 12, 2027'],
    ['it', null, 'senza fine'],
    ['it', '2027-05-12', 'fino al 12 maggio 2027'],
    ['it', '2027-05-11', 'fino all’11 maggio 2027'],
  ] as const)('says in %s of a series whose last day is %s: %s', async (language, until, words) => {
    const facts = { start: '2027-03-01T18:00', end: '2027-03-01T19:00', allDay: false }
    const series = { ...facts, title: 'Yoga', repeats: true, until }
    const single = { ...facts, title: 'Dentist', repeats: false, until: null }
    answer(routes.importCalendar, sampleReport({ sample: [series, single] }))
    await importPage({ language })
    drag('drop', { files: [calendarFile()] })
    const [yoga, dentist] = await Promise.all(
      ['Yoga', 'Dentist'].map(async (title) => (await screen.findByText(title)).closest('li')),
    )
    expect(yoga?.textContent).toMatch(new RegExp(`Yoga${words}$`))
    expect(dentist?.textContent).toMatch(/Dentist$/)
  })

  it('dropped a second time has nothing new', async () => {
    answer(routes.importCalendar, sampleReport({ added: 0, unchanged: 200, first: null, last: null, sample: [] }))
    const { person } = await importPage({ language: 'it' })
    drag('drop', { files: [calendarFile()] })
    await screen.findByText('Tutto il contenuto del file è già nel calendario.')
    expect([count('nuovi'), count('cambiati'), count('invariati')]).toEqual(['0', '0', '200'])
    expect(screen.queryByRole('button', { name: /Importa/ })).toBeNull()
    await person.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(imports()).toHaveLength(1)
  })

  it('says what it leaves out and why, by reason, most frequent first', async () => {
    const skipped = [
      sampleNote({ reason: 'yearOutOfRange', title: 'Moon landing', detail: '1669' }),
      sampleNote(),
      sampleNote({ title: null }),
      sampleNote({ reason: 'from the future', title: 'Unknown' }),
    ]
    const warnings = [sampleNote({ uid: null, title: null, reason: 'unknownZone', detail: 'Mars/Base' })]
    answer(routes.importCalendar, sampleReport({ skipped, warnings }))
    const { person } = await importPage()
    drag('drop', { files: [calendarFile()] })
    const reasons = (await screen.findAllByRole('group')).map((group) => group.querySelector('summary')?.textContent)
    expect(reasons).toEqual([
      'Tasks: only events can be imported 2',
      'Outside the years 1900 to 2200 1',
      'Could not be imported 1',
      'Unknown time zone: kept at its local time 1',
    ])
    await person.click(screen.getByText(/^Tasks/))
    const tasks = within(screen.getAllByRole('group')[0]!)
    tasks.getByText('Buy milk')
    tasks.getByText('without a title')
  })

  it('lists fifty of many, and counts the rest', async () => {
    answer(routes.importCalendar, sampleReport({ skipped: Array.from({ length: 63 }, () => sampleNote()) }))
    await importPage({ language: 'it' })
    drag('drop', { files: [calendarFile()] })
    await screen.findByText('e altri 13')
    expect(screen.getAllByText('Buy milk')).toHaveLength(50)
  })

  it('goes into the calendar that one chooses, which is looked at anew', async () => {
    answer(routes.importCalendar, ({ params }) => sampleReport({ added: params.id === 'calendar-2' ? 3 : 200 }))
    const calendars = [sampleCalendar(), sampleCalendar({ _id: 'calendar-2', name: 'Family' })]
    const { person } = await importPage({ calendars })
    drag('drop', { files: [calendarFile()] })
    await findButton('Import 200 events')
    await person.selectOptions(screen.getByLabelText('Into the calendar'), 'Family')
    await person.click(await findButton('Import 3 events'))
    await findToast('3 events added')
    expect(imports().map(({ params }) => params.id)).toEqual(['calendar-1', 'calendar-2', 'calendar-2'])
  })

  it('goes into the calendar that one looks at', async () => {
    answer(routes.importCalendar, sampleReport())
    const calendars = [sampleCalendar(), sampleCalendar({ _id: 'calendar-2', name: 'Family' })]
    await importPage({ calendars, query: 'year=2027&calendar=calendar-2' })
    drag('drop', { files: [calendarFile()] })
    await findButton('Import 200 events')
    expect(imports()[0]?.params.id).toBe('calendar-2')
  })

  it('leads to its first year where the present one has nothing of it', async () => {
    answer(routes.listEvents, [])
    answer(routes.importCalendar, sampleReport({ added: 1, updated: 2, first: '2025-05-01', last: '2026-02-01' }))
    const { person } = await importPage({ language: 'it' })
    drag('drop', { files: [calendarFile()] })
    await person.click(await findButton('Importa 3 eventi'))
    await findToast('Un evento aggiunto, 2 cambiati')
    await waitFor(() => expect(yearNow()).toBe('2025'))
  })

  it('leaves the year alone where it has something of it', async () => {
    answer(routes.listEvents, [sampleEvent()])
    answer(routes.importCalendar, sampleReport({ first: '2025-05-01', last: '2028-02-01' }))
    const { person } = await importPage()
    drag('drop', { files: [calendarFile()] })
    await person.click(await findButton('Import 200 events'))
    await findToast('200 events added')
    await waitFor(() => expect(callsOf(routes.listEvents)).toHaveLength(1))
    expect(yearNow()).toBe('2027')
  })
})

describe('a file of another time', () => {
  it('says that little of it will be seen', async () => {
    setNow('2027-03-18T10:00')
    answer(routes.importCalendar, sampleReport({ first: '2006-01-09', last: '2006-07-27' }))
    await importPage({ language: 'it' })
    drag('drop', { files: [calendarFile()] })
    await screen.findByText(/Tutti gli eventi iniziano prima del 2025: vedrai solo quelli che si ripetono ancora\./)
  })
})

describe('several files', () => {
  it('come one after another', async () => {
    answer(routes.importCalendar, sampleReport())
    const { person } = await importPage()
    drag('drop', { files: [calendarFile('a.ics'), calendarFile('b.ics')] })
    await screen.findByText('File 1 of 2')
    await screen.findByText('a.ics, 1 KB')
    await person.click(await findButton('Import 200 events'))
    await screen.findByText('File 2 of 2')
    await screen.findByText('b.ics, 1 KB')
    await person.click(await findButton('Cancel'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a file that does not work', () => {
  it.each([
    [
      'is no calendar',
      new File(['%PDF-1.7'], 'photo.pdf', { type: 'application/pdf' }),
      /“photo.pdf” is not a calendar file/,
    ],
    ['is empty', new File([], 'empty.ics'), '“empty.ics” is empty.'],
  ])('%s: said plainly, and not sent', async (_, file, words) => {
    await importPage()
    drag('drop', { files: [file] })
    await screen.findByText(words)
    await findButton('Choose another file')
    expect(imports()).toHaveLength(0)
  })

  it('has over 20 MB: not sent', async () => {
    await importPage({ language: 'it' })
    const file = calendarFile('huge.ics')
    Object.defineProperty(file, 'size', { value: 20 * 1024 * 1024 + 1 })
    drag('drop', { files: [file] })
    await screen.findByText('«huge.ics» è troppo grande: un file di calendario può avere al massimo 20 MB.')
    expect(imports()).toHaveLength(0)
  })

  it('is a calendar by what stands in it, whatever its name', async () => {
    answer(routes.importCalendar, sampleReport())
    await importPage()
    drag('drop', { files: [new File(['\uFEFFBEGIN:VCALENDAR'], 'export.txt', { type: 'text/plain' })] })
    await findButton('Import 200 events')
  })

  it.each([
    ['unreadable_file', 'This file cannot be read as a calendar.'],
    ['too_many_events', 'There are too many events: a calendar can have 20,000 at most.'],
    [
      'plan_limit',
      /^Your plan does not have room for all these events, so nothing was imported\. The Basic plan includes/,
    ],
    ['unavailable', 'The server is busy. Try again in a moment.'],
  ] as const)('is refused by the server with %s: said in words, and can be tried again', async (code, words) => {
    fail(routes.importCalendar, code)
    const { person } = await importPage()
    drag('drop', { files: [calendarFile()] })
    await screen.findByText(words)
    answer(routes.importCalendar, sampleReport())
    await person.click(button('Try again'))
    await findButton('Import 200 events')
  })

  it.each([
    ['en', 0, /nothing was imported\. There is no room left in 2027\. The Basic plan includes 100/],
    ['en', 1, /nothing was imported\. There is room for one more in 2027\. The Basic plan includes 100/],
    ['it', 12, /non è stato importato niente\. Nel 2027 c’è posto per altri 12 eventi\. Il piano Basic/],
  ] as const)('says in %s that %d more fit, where the plan has no room for all', async (language, events, words) => {
    fail(routes.importCalendar, 'plan_limit', { room: { year: 2027, events } })
    await importPage({ language })
    drag('drop', { files: [calendarFile()] })
    await screen.findByText(words)
  })

  it('I9: can be stopped while it is read, and while it is imported', async () => {
    answer(routes.importCalendar, sampleReport())
    const releasePreview = hold(routes.importCalendar)
    const { person } = await importPage()
    drag('drop', { files: [calendarFile()] })
    await screen.findByText('Reading the file…')
    await person.click(button('Stop'))
    expect(screen.queryByRole('dialog')).toBeNull()
    releasePreview()

    answer(routes.importCalendar, sampleReport())
    drag('drop', { files: [calendarFile()] })
    const start = await findButton('Import 200 events')
    const releaseImport = hold(routes.importCalendar)
    await person.click(start)
    await screen.findByText('Importing…')
    await person.click(button('Stop'))
    await findButton('Import 200 events')
    releaseImport()
    expect(screen.queryByText('200 events added')).toBeNull()
  })
})

describe('the door for whoever has no file to drag', () => {
  it('opens from the address, and takes a chosen file', async () => {
    answer(routes.importCalendar, sampleReport())
    const { person, container } = await importPage({ query: 'year=2027&dialog=import' })
    await findDialog('Import a calendar')
    await person.upload(container.querySelector('input')!, calendarFile())
    await person.click(await findButton('Import 200 events'))
    await findToast('200 events added')
    expect(new URLSearchParams(window.location.search).has('dialog')).toBe(false)
  })

  it('can be closed again', async () => {
    const { person } = await importPage({ query: 'year=2027&dialog=import', language: 'it' })
    await person.click(await findButton('Annulla'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
