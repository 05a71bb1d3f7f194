import { useSyncExternalStore } from 'react'
import type { DroppedFile } from './import.queries.ts'

/** Waiting calendar files, oldest first. */
export interface Dropped {
  readonly files: readonly DroppedFile[]
  /** How many arrived since the queue was last empty: "file 2 of 3". */
  readonly count: number
  /** Files are being dragged over the page. */
  readonly isOver: boolean
}

const nothing: Dropped = { files: [], count: 0, isOver: false }
let dropped = nothing
let number = 0
const listeners = new Set<() => void>()

/**
 * Accepts files dropped anywhere, dialogs included, and queues them: a file may arrive before the import has loaded,
 * and the browser would navigate to it. Other drags (text, links, events) are ignored. Returns how to stop.
 */
export function catchDroppedFiles(): () => void {
  const stop = new AbortController()
  const listen = (name: 'dragenter' | 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
    window.addEventListener(name, listener, { signal: stop.signal })
  listen('dragenter', holdOver)
  listen('dragover', holdOver)
  listen('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) setOver(false)
  })
  listen('drop', (event) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setOver(false)
    addFiles([...(event.dataTransfer?.files ?? [])])
  })
  return () => stop.abort()
}

function holdOver(event: DragEvent): void {
  if (!carriesFiles(event)) return
  event.preventDefault()
  setOver(true)
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** Queues chosen or dropped files. */
export const addFiles = (more: readonly File[]): void =>
  set({
    ...dropped,
    files: [...dropped.files, ...more.map((file) => ({ file, number: ++number }))],
    count: (dropped.files.length === 0 ? 0 : dropped.count) + more.length,
  })

/** The first file is done or skipped. */
export const dropFirstFile = (): void => set({ ...dropped, files: dropped.files.slice(1) })

export const forgetFiles = (): void => set({ ...dropped, files: [], count: 0 })

export const useDroppedFiles = (): Dropped => useSyncExternalStore(subscribe, () => dropped)

function setOver(isOver: boolean): void {
  if (isOver !== dropped.isOver) set({ ...dropped, isOver })
}

function set(next: Dropped): void {
  dropped = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
