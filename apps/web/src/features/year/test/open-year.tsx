import type { Category, Event } from '@dodici/contract/types'
import { routes } from '@dodici/contract/routes'
import type { Arrangement } from '@dodici/core/year'
import { waitFor } from '@testing-library/react'
import type { Language } from '../../../i18n/language.ts'
import { answer } from '../../../test/fake-api.ts'
import { renderPart, type Rendered } from '../../../test/render.tsx'
import { sampleCalendar, sampleUser } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { setWidth } from '../../../test/set-width.ts'
import type { DrawLine } from '../gesture/use-naming.tsx'
import { YearPage } from '../year-page.tsx'
import { SAMPLE_TODAY, SAMPLE_YEAR, sampleCategories, sampleEvents, sampleHolidays } from './sample-year.ts'

interface Circumstances {
  readonly language?: Language
  /** Asked for by the address; 2027 unless said. */
  readonly year?: number
  /** What follows the year in the address. */
  readonly query?: string
  readonly events?: Event[]
  readonly categories?: Category[]
  readonly weekStart?: 'monday' | 'sunday'
  /** Whose holidays are shown; Italy's unless said. */
  readonly country?: string | null
  readonly width?: number
  readonly height?: number
  /** What is done with what is put elsewhere. */
  readonly onArrange?: (arrangement: Arrangement) => Promise<boolean>
  /** How marked days are named; without it, in the form. */
  readonly drawLine?: DrawLine
  /** What the API does otherwise. */
  readonly prepare?: () => void
}

/** The API holds these events in 2027, and nothing in other years. */
export function answerYear({ events = sampleEvents, categories = sampleCategories }: Circumstances = {}): void {
  answer(routes.listEvents, ({ query }) => (query.year === '2027' ? events : []))
  answer(routes.listCategories, categories)
  answer(routes.listCalendars, [sampleCalendar()])
  answer(routes.listMilestones, [])
  answer(routes.listHolidays, ({ query }) => (query.year === '2027' ? sampleHolidays : []))
}

const USUAL = {
  language: 'it',
  year: SAMPLE_YEAR,
  query: '',
  weekStart: 'monday',
  country: 'IT',
  width: 1440,
  height: 900,
} as const

/** Opens the year page on 18 March 2027, in a window of 1440 x 900 where nothing else is said. */
export async function openYear(circumstances: Circumstances = {}): Promise<Rendered> {
  const { language, year, query, weekStart, country, width, height } = { ...USUAL, ...circumstances }
  const user = sampleUser({ language, weekStart, country })
  setNow(`${SAMPLE_TODAY}T10:00`)
  setWidth(width)
  Object.assign(window, { innerWidth: width, innerHeight: height })
  answerYear(circumstances)
  answer(routes.readProfile, user)
  circumstances.prepare?.()
  return renderPart(<YearPage onArrange={circumstances.onArrange ?? doNothing} drawLine={circumstances.drawLine} />, {
    path: `/calendar?year=${year}&${query}`,
    language,
    user,
  })
}

const doNothing = () => Promise.resolve(false)

/** All cells. By their attribute, because asking 365 elements for their computed names takes a second each time. */
export const cells = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="gridcell"]')]

/** The cell of a day, by the beginning of what it says. */
export function cell(name: string): HTMLElement {
  const found = cells().find((each) => each.getAttribute('aria-label')?.startsWith(name))
  if (!found) throw new Error(`no cell says ${name}; 18 March says ${sayingOf('18 mar')}`)
  return found
}
export const findCell = (name: string): Promise<HTMLElement> => waitFor(() => cell(name))

const sayingOf = (part: string): string =>
  cells()
    .map((each) => each.getAttribute('aria-label') ?? '')
    .find((label) => label.toLowerCase().includes(part)) ?? 'nothing'

/** The drawn items with this title, as the eye sees them: screen readers read the cells. */
export const drawn = (title: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-item]')].filter(({ textContent }) => textContent === title)

/** What the address holds now. */
export const addressNow = (): Record<string, string> => Object.fromEntries(new URLSearchParams(window.location.search))
