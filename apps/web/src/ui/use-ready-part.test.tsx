import { fireEvent, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { pause } from './pause.ts'
import { useReadyPart } from './use-ready-part.ts'

/** Longer than a page without `requestIdleCallback` takes to be idle, in ms. */
const UNTIL_IDLE = 600

const newPart = () => ({ load: vi.fn(() => Promise.resolve()) })

describe('a part that may be wanted', () => {
  it('loads once the page is idle and somebody is there', async () => {
    const part = newPart()
    renderHook(() => useReadyPart(part))
    await pause(UNTIL_IDLE)
    expect(part.load).not.toHaveBeenCalled()
    fireEvent.pointerMove(document.body)
    await waitFor(() => expect(part.load).toHaveBeenCalledOnce())
  })

  it('loads once the page is idle where the first touch may want it', async () => {
    const part = newPart()
    renderHook(() => useReadyPart(part, { isFirst: true }))
    expect(part.load).not.toHaveBeenCalled()
    await waitFor(() => expect(part.load).toHaveBeenCalledOnce())
  })
})
