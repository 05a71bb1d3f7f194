import { parseDay } from '@dodici/core/date'
import { yearItems } from '@dodici/core/year'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleEvent } from '../../../test/samples.ts'
import { DayEntries } from './day-entries.tsx'
import { entryOf } from './day-entry.ts'

const nothing = () => undefined
const facts = { colorOf: () => null, misfits: new Map(), ...{ onOpen: nothing, onDelete: nothing } }
const actions = { onCarry: nothing, onChoose: nothing }

const section = (count: number) => {
  const events = Array.from({ length: count }, (_, index) => sampleEvent({ _id: `event-${index}` }))
  const items = yearItems(events)
  const day = items[0]?.first ?? parseDay('2027-03-18') ?? 0
  const entries = items.map((item) => entryOf(item, day, { category: null, rrule: null }, () => ''))
  return <DayEntries title="Tutto il giorno" entries={entries} facts={{ ...facts, ...actions }} />
}

const first = (count: number): number => renderToString(section(count)).match(/<li/g)?.length ?? 0

it('of a full day as much is drawn at first as a window shows, and the others right after it', () => {
  expect([first(12), first(60)]).toEqual([12, 16])
  render(section(60))
  expect(screen.getAllByRole('listitem')).toHaveLength(60)
})
