import {
  alignments,
  orientations,
  pagings,
  papers,
  posterViews,
  type Orientation,
  type Paging,
  type Paper,
  type PosterView,
} from '@dodici/core/poster'
import type { Align } from '@dodici/core/year'
import { storedValue } from '../../ui/stored-value.ts'

/** How many lines for notes can be chosen. */
export const noteLines = [0, 4, 8, 12] as const

/** What a person chose last, in this browser. */
export interface PrintChoices {
  readonly view: PosterView
  readonly paper: Paper
  readonly orientation: Orientation
  readonly pages: Paging
  readonly align: Align
  readonly weekNumbers: boolean
  readonly routine: boolean
  readonly titles: boolean
  readonly legend: boolean
  readonly grey: boolean
  readonly notes: number
  readonly title: string
}

/** What is as the year shows it until it is chosen. */
export type ShownChoices = Pick<PrintChoices, 'align' | 'weekNumbers' | 'routine'>

type StoredChoices = Omit<PrintChoices, keyof ShownChoices> & {
  readonly [Name in keyof ShownChoices]: ShownChoices[Name] | null
}

const standard: StoredChoices = {
  view: 'planner',
  paper: 'a3',
  orientation: 'landscape',
  pages: 'one',
  align: null,
  weekNumbers: null,
  routine: null,
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
    align: alignments,
    weekNumbers: [true, false],
    routine: [true, false],
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

/** The choices; `shown` is how the year is shown. */
export function usePrintChoices(shown: ShownChoices): PrintChoices {
  const { align, weekNumbers, routine, ...chosen } = stored.use()
  return {
    ...chosen,
    align: align ?? shown.align,
    weekNumbers: weekNumbers ?? shown.weekNumbers,
    routine: routine ?? shown.routine,
  }
}
