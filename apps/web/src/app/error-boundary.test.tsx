import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sendFaultsTo } from '../reporting/faults.ts'
import { Fault } from '../test/fault.tsx'
import { renderPart } from '../test/render.tsx'
import { takeLogged } from '../test/setup.ts'
import { ErrorBoundary } from './error-boundary.tsx'

it('a part that breaks is reported with its place in the page', async () => {
  const sink = vi.fn()
  sendFaultsTo(sink)
  onTestFinished(() => sendFaultsTo(null))
  await renderPart(
    <ErrorBoundary fallback={() => <p>instead</p>}>
      <Fault />
    </ErrorBoundary>,
  )
  expect(screen.getByText('instead')).toBeTruthy()
  expect(takeLogged().join()).toContain('cannot be drawn')
  expect(sink).toHaveBeenCalledWith(expect.objectContaining({ message: 'cannot be drawn' }), expect.any(String))
  expect(sink.mock.calls[0]?.[1]).toMatch(/at Fault\b[^]*at ErrorBoundary\b/)
})
