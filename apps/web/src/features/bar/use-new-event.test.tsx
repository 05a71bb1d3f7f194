import { parseDay } from '@dodici/core/date'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { button } from '../../test/elements.ts'
import { renderPart } from '../../test/render.tsx'
import { setNow } from '../../test/set-now.ts'
import { useNewEvent, useQuickAdd } from './use-new-event.ts'

function Year() {
  const [quickAdd, newEvent] = [useQuickAdd(), useNewEvent()]
  return (
    <>
      <div role="grid">
        <div role="row">
          <div role="gridcell" tabIndex={0} data-day={parseDay('2027-05-12')} />
        </div>
      </div>
      <button type="button" aria-label="line" onClick={quickAdd} />
      <button type="button" aria-label="form" onClick={newEvent} />
    </>
  )
}

beforeEach(() => setNow('2027-03-18T10:00'))

it.each([
  ['line', '', false, '?dialog=quick-add'],
  ['line', '', true, '?dialog=quick-add&on=2027-05-12'],
  ['line', '?day=2027-12-03', true, '?day=2027-12-03&dialog=quick-add'],
  ['form', '', false, '?new=2027-03-18'],
  ['form', '', true, '?new=2027-05-12'],
  ['form', '?day=2027-12-03', true, '?day=2027-12-03&new=2027-12-03'],
  ['form', '?year=2029', false, '?year=2029&new=2029-01-01'],
])('the %s with the address "%s", a day having the focus: %s, opens on %s', async (name, search, isFocused, next) => {
  await renderPart(<Year />, { path: `/calendar${search}` })
  if (isFocused) act(() => screen.getByRole('gridcell').focus())
  // A key, or a press that takes no focus.
  fireEvent.click(button(name))
  expect(location.search).toBe(next)
})
