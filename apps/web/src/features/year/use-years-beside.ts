import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onExpectedChange } from '../../address/expected-change.ts'
import { whenDrawn, whenIdle } from '../../ui/when-idle.ts'
import { filtered, useDrawingOptions, type ViewOptions } from './drawing-options.ts'
import { makeDaysReady, makeExpectedYearReady, makeYearReady, readYear, type DrawingOptions } from './ready-year.ts'
import type { Year } from './use-year.ts'

/**
 * Once twelve months are loaded, loads their neighbours, and lays out and draws all three while the page is idle: the next click
 * needs no network and little work. The same is done for a filter that somebody points at. Returns how they are drawn.
 */
export function useYearsBeside({ from, state }: Year, look: ViewOptions): DrawingOptions {
  const client = useQueryClient()
  const wanted = useDrawingOptions(look)
  useEffect(() => {
    if (state !== 'ready') return undefined
    const controller = new AbortController()
    const { signal } = controller
    const makeReady = async (each: number): Promise<void> => {
      await readYear(client, each, wanted)
      makeYearReady(client, each, wanted, signal)
    }
    whenDrawn(() => {
      makeDaysReady(client, from, signal)
      for (const each of [from, from + 12, from - 12]) whenIdle(() => void makeReady(each), signal)
    }, signal)
    return () => controller.abort()
  }, [client, from, state, wanted])
  useEffect(() => {
    if (state !== 'ready') return undefined
    let controller = new AbortController()
    const stop = onExpectedChange(({ category, calendar }) => {
      // Pointing at another filter abandons the previous one.
      controller.abort()
      controller = new AbortController()
      makeExpectedYearReady(client, from, filtered(wanted, { category, calendar }), controller.signal)
    })
    return () => {
      stop()
      controller.abort()
    }
  }, [client, from, state, wanted])
  return wanted
}
