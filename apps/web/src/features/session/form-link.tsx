import type { ReactNode } from 'react'
import { Link, useLocation, type Location } from 'react-router'

export interface FormLinkTarget {
  readonly to: string
  /** What of the address is different there; null takes a part away. */
  readonly search?: Readonly<Record<string, string | null>>
  /** The address that was typed here: it stands there already. */
  readonly email?: string
}

/** The way to another form. What the page was opened for goes along: its language, and where the person wanted to go. */
export function FormLink({ to, search: changes = {}, email, children }: FormLinkTarget & { children: ReactNode }) {
  const { state, search } = useLocation() as Location<object | null>
  return (
    <Link to={{ pathname: to, search: searchWith(search, changes) }} state={email ? { ...state, email } : state}>
      {children}
    </Link>
  )
}

function searchWith(search: string, changes: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  return params.toString().replace(/=(?=&|$)/g, '')
}

/** The address that was typed in the form before this one. */
export function useTypedEmail(): string {
  const { state } = useLocation() as Location<{ readonly email?: unknown } | null>
  return typeof state?.email === 'string' ? state.email : ''
}
