import { createEvent, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPart } from '../../../test/render.tsx'
import { useYearSwipe } from './use-year-swipe.ts'

function List({ onTurn }: { readonly onTurn: (years: -1 | 1) => void }) {
  const list = useRef<HTMLDivElement>(null)
  useYearSwipe(list, onTurn)
  return <div ref={list}>{'the year'}</div>
}

async function draw() {
  const turned: number[] = []
  await renderPart(<List onTurn={(years) => turned.push(years)} />)
  return turned
}

/** A quick stroke of one finger, so many px across; it says itself when it was. */
function swipe(across: number): void {
  const list = screen.getByText('the year')
  const feel = (type: 'touchStart' | 'touchEnd', clientX: number, time: number) => {
    const touch = { clientX, clientY: 300, identifier: 0, target: list }
    const event = createEvent[type](list, { touches: [touch], changedTouches: [touch] })
    Object.defineProperty(event, 'timeStamp', { value: time })
    fireEvent(list, event)
  }
  feel('touchStart', 200, 0)
  feel('touchEnd', 200 + across, 120)
}

afterEach(() => vi.unstubAllGlobals())

it('one finger across turns to the year after, and to the one before', async () => {
  const turned = await draw()
  swipe(-120)
  swipe(120)
  swipe(20)
  expect(turned).toEqual([1, -1])
})

it('one finger that moves a zoomed page about turns no year', async () => {
  vi.stubGlobal('visualViewport', { scale: 2 })
  const turned = await draw()
  swipe(-120)
  expect(turned).toEqual([])
  vi.stubGlobal('visualViewport', { scale: 1 })
  swipe(-120)
  expect(turned).toEqual([1])
})
