import type { ReactNode } from 'react'
import { Link, useLocation, type Location } from 'react-router'

export interface FormLinkTarget {
  readonly to: string
  /** Changed query parameters; null removes one. */
  readonly search?: Readonly<Record<string, string | null>>
  /** The typed address, carried over. */
  readonly email?: string
}

/** A link to another form that keeps the language and the requested page. */
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

/** The address typed in the previous form. */
export function useTypedEmail(): string {
  const { state } = useLocation() as Location<{ readonly email?: unknown } | null>
  return typeof state?.email === 'string' ? state.email : ''
}
