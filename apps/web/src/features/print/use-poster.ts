import { formatMonth } from '@dodici/core/date'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { posterPages, type PosterQuery } from './print.queries.ts'
import { usePrintChoices, type ShownChoices } from './print-choices.ts'

/** Typing a title asks for no drawing with each letter. */
const PAUSE = 500

/** The poster that is chosen, with its pages. `categories` are ids, or null for all of them. */
export function usePoster(categories: readonly string[] | null, shown: ShownChoices) {
  const { address } = useCalendarAddress()
  const language = useLanguage()
  const choices = usePrintChoices(shown)
  const title = useSettled(choices.title)
  const query: PosterQuery = {
    ...choices,
    title,
    language,
    from: formatMonth(address.from),
    weekNumbers: choices.weekNumbers ? 'true' : 'false',
    routine: choices.routine ? 'true' : 'false',
    titles: choices.titles ? 'true' : 'false',
    legend: choices.legend ? 'true' : 'false',
    grey: choices.grey ? 'true' : 'false',
    ...(categories === null ? {} : { categories: categories.join(',') }),
    ...(address.calendar === 'all' ? {} : { calendars: address.calendar }),
  }
  const name = `dodici-${formatMonth(address.from)}-${choices.view}-${choices.paper}`
  return { choices, query, name, reading: useQuery(posterPages(query)) }
}

/** A value once it has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
