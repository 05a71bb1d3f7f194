import type { FoundCalendar, LinkFault, SignInElsewhere } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { TFunction } from '../../../i18n/texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { faultWords, linkFaultOf } from './fault-words.ts'
import { findCalendars } from './linked.queries.ts'
import { hasKnownServer, knownServers, type Service } from './services.ts'

const fields = ['server', 'username', 'password'] as const
export type SignInField = (typeof fields)[number]

export type SignInDraft = Readonly<Record<SignInField, string>>
type FieldFaults = Partial<Readonly<Record<SignInField, string>>>

/** The field that a fault is about. The others are about no field alone. */
const FIELD_OF: Partial<Readonly<Record<LinkFault, SignInField>>> = {
  address: 'server',
  unreachable: 'server',
  elsewhere: 'server',
  notFound: 'server',
  notCalDav: 'server',
  unauthorized: 'password',
  locked: 'password',
}

export type SignInState = ReturnType<typeof useSignIn>

/** State of signing in elsewhere: the service, what is typed, and the calendars that were found with it. */
export function useSignIn(onTyped: (hasTyped: boolean) => void) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [service, setService] = useState<Service>('nextcloud')
  const [draft, setDraft] = useState<SignInDraft>({ server: '', username: '', password: '' })
  const [tries, setTries] = useState(0)
  const asking = useMutation(findCalendars)
  const faults = { ...refusedFaults(service, asking.error), ...(tries > 0 ? missingFaults(service, draft, t) : {}) }
  const isFaulty = Object.keys(faults).length > 0
  useFocusOnFault(form, isFaulty, `${tries} ${String(asking.failureCount)}`)
  const forget = () => {
    setTries(0)
    asking.reset()
  }
  return {
    form,
    service,
    draft,
    faults,
    isAsking: asking.isPending,
    /** Why it failed, where no field is at fault. */
    error: isFaulty ? null : asking.error,
    signIn: signInOf(service, draft),
    found: asking.data?.calendars ?? null,
    choose: (next: Service) => {
      forget()
      setService(next)
    },
    type: (field: SignInField, text: string) => {
      const next = { ...draft, [field]: text }
      asking.reset()
      setDraft(next)
      onTyped(fields.some((name) => next[name] !== ''))
    },
    find: () => {
      setTries(tries + 1)
      if (Object.keys(missingFaults(service, draft, t)).length > 0) return
      asking.mutate(signInOf(service, draft))
    },
    /** Back to what was typed. */
    leaveFound: forget,
  }
}

/** The focus goes to the first field at fault after each try, which also announces it. */
function useFocusOnFault(form: RefObject<HTMLFormElement | null>, isFaulty: boolean, attempt: string): void {
  useEffect(() => {
    if (isFaulty) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, isFaulty, attempt])
}

const signInOf = (service: Service, { server, username, password }: SignInDraft): SignInElsewhere => ({
  url: hasKnownServer(service) ? knownServers[service] : server.trim(),
  username: username.trim(),
  password,
})

function missingFaults(service: Service, draft: SignInDraft, t: TFunction): FieldFaults {
  const isMissing = (field: SignInField) =>
    draft[field].trim() === '' && !(field === 'server' && hasKnownServer(service))
  return Object.fromEntries(fields.filter(isMissing).map((field) => [field, t(`linked.signIn.${field}Missing`)]))
}

function refusedFaults(service: Service, error: Error | null): FieldFaults {
  const fault = linkFaultOf(error)
  const field = fault === null ? undefined : FIELD_OF[fault]
  if (fault === null || field === undefined || (field === 'server' && hasKnownServer(service))) return {}
  return { [field]: faultWords(fault) }
}

/** Those that can be linked and written to; others somebody chooses by themselves. */
export const proposedUrls = (found: readonly FoundCalendar[]): readonly string[] =>
  found.filter(({ calendarId, isReadOnly }) => calendarId === null && !isReadOnly).map(({ url }) => url)
