import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import { setWidth } from '../test/set-width.ts'
import { useStoredView } from './use-stored-view.ts'

const inRouter = ({ children }: { readonly children: ReactNode }) =>
  createElement(BrowserRouter, { useTransitions: false }, children)

function open(width: number, search: string) {
  setWidth(width)
  window.history.replaceState(null, '', `/calendar${search}`)
  const { result } = renderHook(
    () => {
      useStoredView()
      return useCalendarAddress().address.view
    },
    { wrapper: inRouter },
  )
  return { view: () => result.current, resize: (to: number) => act(() => setWidth(to)) }
}

describe('the view of a page that is zoomed or turned', () => {
  it.each([
    [1280, 640, '', 'planner'],
    [390, 844, '', 'months'],
    [1280, 640, '?view=heat', 'heat'],
    [390, 844, '?view=planner', 'planner'],
  ])('at %i px and then at %i, with the address %j, stays %s', (from, to, search, view) => {
    const page = open(from, search)
    expect(page.view()).toBe(view)
    page.resize(to)
    expect(page.view()).toBe(view)
    page.resize(from)
    expect(page.view()).toBe(view)
  })
})
