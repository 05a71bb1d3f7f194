import { startTransition } from 'react'
import type { AddressPatch } from './calendar-address.ts'

/** A change of which events are drawn, and of nothing else. */
export type YearPatch = { readonly [Part in 'from' | 'category' | 'calendar']?: AddressPatch[Part] | undefined }

/** How the year can be drawn as a change will leave it; null if it has to wait for the page. */
type Drawer = (patch: YearPatch) => (() => void) | null

const OF_THE_YEAR: ReadonlySet<string> = new Set<keyof YearPatch>(['from', 'category', 'calendar'])

const drawers = new Set<Drawer>()

/** Milliseconds. Who draws the rows faster has time for the rest of the page before the same frame. */
const SOON = 12

/**
 * Changes the URL. If nothing but the year changes, the year is drawn first: a person who filters or turns the year
 * waits for the year. The rest of the page (bar, menu, legend) follows in the same frame, so that the browser lays out
 * once; where drawing the rows took long, as on a slow phone, it follows in a frame of its own, as a transition.
 */
export function yearFirst(patch: AddressPatch, change: () => void): void {
  const isOfYear = Object.keys(patch).every((name) => OF_THE_YEAR.has(name))
  const drawings = isOfYear ? [...drawers].map((drawer) => drawer(patch)).filter((draw) => draw !== null) : []
  if (drawings.length === 0) {
    change()
    return
  }
  const start = performance.now()
  for (const draw of drawings) draw()
  if (performance.now() - start < SOON) change()
  else startTransition(change)
}

/** Subscribes who draws the year; returns how to unsubscribe. */
export function onYearFirst(drawer: Drawer): () => void {
  drawers.add(drawer)
  return () => void drawers.delete(drawer)
}
