import {
  orientations,
  pagings,
  papers,
  posterViews,
  type Orientation,
  type Paging,
  type Paper,
  type PosterView,
} from '@dodici/core/poster'
import { storedValue } from '../../ui/stored-value.ts'

/** How many lines for notes can be chosen. */
export const noteLines = [0, 4, 8, 12] as const

/** What a person chose last, in this browser. */
export interface PrintChoices {
  readonly view: PosterView
  readonly paper: Paper
  readonly orientation: Orientation
  readonly pages: Paging
  readonly titles: boolean
  readonly legend: boolean
  readonly grey: boolean
  readonly notes: number
  readonly title: string
}

const standard: PrintChoices = {
  view: 'planner',
  paper: 'a3',
  orientation: 'landscape',
  pages: 'one',
  titles: true,
  legend: true,
  grey: false,
  notes: 0,
  title: '',
}

const stored = storedValue('print', standard, (said) => {
  const known: Partial<Record<keyof PrintChoices, readonly unknown[]>> = {
    view: posterViews,
    paper: papers,
    orientation: orientations,
    pages: pagings,
    titles: [true, false],
    legend: [true, false],
    grey: [true, false],
    notes: noteLines,
  }
  const fine = Object.entries(known).filter(([name, values]) => values.includes(said[name as keyof PrintChoices]))
  const title = typeof said.title === 'string' ? said.title : ''
  return { ...Object.fromEntries(fine.map(([name]) => [name, said[name as keyof PrintChoices]])), title }
})

/** Another choice, remembered. */
export const choosePrint = (patch: Partial<PrintChoices>): void => stored.set({ ...stored.get(), ...patch })

export const usePrintChoices = stored.use
