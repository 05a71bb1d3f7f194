import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openDialog } from './test/open-dialog.tsx'
import { sampleVisit } from './test/sample-series.ts'

it('says beside an event of another zone when it is on the own clock', async () => {
  await openDialog({ query: 'event=event-1', events: [sampleVisit({ timezone: 'Asia/Tokyo' })] })
  expect(screen.getByText(/^For you: /).textContent).toBe('For you: Fri, Mar 5 1:00\u202FAM – 2:00\u202FAM')
})

it('says nothing beside an event of the own zone', async () => {
  await openDialog({ query: 'event=event-1', events: [sampleVisit()] })
  expect(screen.queryByText(/^For you: /)).toBeNull()
})

it.each([
  ['en', ['Starts', 'Ends']],
  ['it', ['Inizio', 'Fine']],
] as const)('names the first and the last day so that it can be seen, %s', async (language, names) => {
  await openDialog({ query: 'event=event-1', events: [sampleVisit()], language })
  for (const name of names) expect(screen.getByText(name).parentElement?.querySelector('input, button')).toBeTruthy()
})
