import { TRASH_DAYS } from '@dodici/contract/limits'
import { dayOfText } from '@dodici/core/date'
import { useQuery } from '@tanstack/react-query'
import { profile } from '../api/profile.queries.ts'
import type { Greeting } from '../features/year/states/year-states.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { useToday } from '../ui/today.ts'
import { useIdle } from '../ui/use-idle.ts'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { focusYear } from './skip-link.tsx'

const FirstSteps = lazyPart(async () => (await import('../features/first-steps/first-steps.tsx')).FirstSteps, {
  texts: ['firstSteps'],
  failed: null,
})

const HEIGHT = 36
const HEIGHT_ON_PHONE = 52
const HEIGHT_ON_PHONE_WHEN_EMPTY = 96

/** The first steps of a new person; null once they are closed, or when nobody remembers any more what came first. */
export function useGreeting(): Greeting | null {
  const { data: user } = useQuery(profile)
  const today = useToday()
  const isPhone = useIsPhone()
  if (user?.firstStepsClosed !== false || (dayOfText(user.createdAt) ?? 0) + TRASH_DAYS < today) return null
  return {
    height: (isEmpty) => (isPhone ? (isEmpty ? HEIGHT_ON_PHONE_WHEN_EMPTY : HEIGHT_ON_PHONE) : HEIGHT),
    draw: (isEmpty) => <AfterYear isEmpty={isEmpty} />,
  }
}

/** They load once the year is drawn: their style sheet, like any other, has the browser style all days again. */
function AfterYear({ isEmpty }: { readonly isEmpty: boolean }) {
  return useIdle() ? <FirstSteps isEmpty={isEmpty} onClosed={focusYear} /> : null
}
