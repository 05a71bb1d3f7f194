import { routes } from '@dodici/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { catchDroppedFiles, forgetFiles } from '../features/import/dropped-files.ts'
import { calendarFile, drag, importPage, sampleNote, sampleReport } from '../features/import/test/import-page.tsx'
import { QuickAddDialog } from '../features/quick-add/quick-add-dialog.tsx'
import { SearchBox } from '../features/search/search-box.tsx'
import { drawn, findCell, openYear } from '../features/year/test/open-year.tsx'
import { answerCalendar } from '../test/calendar-answers.ts'
import { button, findButton } from '../test/elements.ts'
import { answer } from '../test/fake-api.ts'
import { renderPart } from '../test/render.tsx'
import { sampleCategory, sampleEvent, sampleUser } from '../test/samples.ts'

const MARKUP = '<img src=x onerror="wasRun=true"><script>wasRun=true</script><b>bold</b>'

/** It is there to be read, and left no element of its own. */
function expectText(): void {
  expect(document.body.textContent).toContain('<b>bold</b>')
  const own = [...document.querySelectorAll('img, script, b')].filter(({ outerHTML }) => /wasRun|bold/.test(outerHTML))
  expect(own).toEqual([])
  expect(document.querySelector('a[href^="javascript:"], a[href^="data:"]')).toBeNull()
}

it('I8: markup is text in the year and the panel of a day, where it is chosen and carried', async () => {
  const { person } = await openYear({
    query: 'day=2027-03-18',
    events: [sampleEvent({ title: MARKUP, location: MARKUP, start: '2027-03-18', end: '2027-03-20' })],
    categories: [sampleCategory({ name: MARKUP, description: MARKUP })],
  })
  await findCell('giovedì 18 marzo 2027, 1 impegno')
  expect(drawn(MARKUP)).toHaveLength(1)
  await person.keyboard('{Control>}')
  await person.click(drawn(MARKUP)[0]!)
  await person.keyboard('{/Control}')
  await person.click(button('Categoria'))
  expect(screen.getByRole('menuitem', { name: MARKUP })).toBeTruthy()
  expectText()
  await person.keyboard('{Escape}{Escape}')
  await person.click(await findButton(/^Azioni per <img/))
  await person.click(await screen.findByRole('menuitem', { name: 'Sposta…' }))
  await waitFor(() => expect(document.querySelector('[data-carried]')).not.toBeNull())
  await person.keyboard('{ArrowRight}')
  expectText()
})

it('I8: markup is text where it is typed in quick add, and where it was found', async () => {
  answerCalendar({ categories: [sampleCategory({ name: MARKUP })] })
  const { person, unmount } = await renderPart(<QuickAddDialog />, {
    ...{ path: '/calendar?year=2027&dialog=quick-add', user: sampleUser() },
  })
  await person.click(screen.getByRole('textbox'))
  await person.paste(`Bianca ${MARKUP} tomorrow "${MARKUP}"`)
  await screen.findAllByText('tomorrow')
  expectText()
  unmount()
  answer(routes.searchEvents, [
    {
      ...{ _id: 'event-1', title: MARKUP, location: MARKUP, start: '2027-03-20', end: '2027-03-20' },
      ...{ recurrenceId: null, allDay: true, categoryId: null, calendarId: 'calendar-1', repeats: false },
    },
  ])
  await renderPart(<SearchBox onOpen={() => undefined} />, { path: '/calendar?q=img' })
  screen.getByRole('combobox').focus()
  await screen.findByRole('option')
  expectText()
})

it('I8: an imported file is text in its preview', async () => {
  const stop = catchDroppedFiles()
  onTestFinished(() => [stop, forgetFiles].forEach((end) => end()))
  const facts = { start: '2027-06-01', end: '2027-06-10', allDay: true, repeats: false, until: null }
  const skipped = [sampleNote({ title: MARKUP, detail: MARKUP })]
  answer(routes.importCalendar, sampleReport({ name: MARKUP, sample: [{ ...facts, title: MARKUP }], skipped }))
  await importPage()
  drag('drop', { files: [calendarFile(`${MARKUP}.ics`)] })
  await findButton('Import 200 events')
  expect(screen.getAllByText(MARKUP).length).toBeGreaterThanOrEqual(2)
  expectText()
})
