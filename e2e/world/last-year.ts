import { formatDay, parseDay, sameWeekdayBefore } from '@dodici/core/date'
import type { Locator, Page } from '@playwright/test'
import { on, YEAR } from './year.ts'

/** The year before that of the stories, a day of this one, and the days of the year before that stand for days of this. */
export const BEFORE = YEAR - 1
export const DAY = on('03-18')
export const before = (date: string): string => formatDay(sameWeekdayBefore(parseDay(date) ?? 0))

/** The marks of last year, one element an ink and month. */
export const marks = (page: Page): Locator => page.locator('main [role="row"] [class*="ink"]')

/** What the page says of the year before. */
export const lastYearWords = {
  it: {
    ...{ settings: 'Impostazioni della vista', beside: 'Mostra anche l’anno prima', note: `Linee sottili: ${BEFORE}` },
    ...{ week: 'Questa settimana un anno fa', goTo: /: vai a /, table: /un anno prima/, compare: 'Confronta' },
    ...{ panel: 'A confronto con l’anno prima', show: 'Mostra l’anno prima nel calendario', title: 'Titolo' },
    ...{ delete: 'Elimina', undo: 'Annulla', close: 'Chiudi', command: 'Confronta con l’anno prima' },
    ...{ events: 'Impegni', days: 'Giorni con impegni', sum: /in meno del|come nel/ },
  },
  en: {
    ...{ settings: 'View settings', beside: 'The year before beside it', note: `Thin lines: ${BEFORE}` },
    ...{ week: 'This week last year', goTo: /: go to /, table: /a year before/, compare: 'Compare' },
    ...{ panel: 'Compared with the year before', show: 'Show the year before in the year', title: 'Title' },
    ...{ delete: 'Delete', undo: 'Undo', close: 'Close', command: 'Compare with the year before' },
    ...{ events: 'Events', days: 'Days with events', sum: /fewer than in|as many as in/ },
  },
} as const
