import { PASSWORD_MAX, PASSWORD_MIN } from '@dodici/contract/limits'
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FaultKey, Faults } from './person-faults.ts'

/**
 * The values of a form, and their faults once somebody tried to send it. What was typed stays, whatever comes back.
 * `check` says what is wrong before anything is sent, and is the same as long as the form is; `refused` are the server's
 * faults: the focus goes to the first of them, where it is also heard.
 */
export function useFields<Form extends Readonly<Record<keyof Form, string>>>(
  initial: Form,
  check: (form: Form) => Faults<Form>,
  refused: Faults<Form>,
) {
  const { t } = useTranslation()
  const [values, setValues] = useState(initial)
  /** What was tried last, and by which check: another form on the same values has not been tried yet. */
  const [tried, setTried] = useState<{ readonly check: typeof check; readonly values: Form } | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const own = check(values)
  const faults = tried?.check === check ? { ...unchanged(refused, tried.values, values), ...own } : {}
  const [firstRefused = null] = Object.keys(refused)
  useEffect(() => {
    if (firstRefused !== null) fieldIn(element.current, firstRefused)?.focus()
  }, [firstRefused])

  const submit = (onValid: (form: Form) => void) => (event: SubmitEvent) => {
    event.preventDefault()
    setTried({ check, values })
    const first = (Object.keys(values) as (keyof Form & string)[]).find((name) => own[name] !== undefined)
    if (first === undefined) onValid(values)
    else fieldIn(element.current, first)?.focus()
  }

  const field = (name: keyof Form & string) => ({
    name,
    value: values[name] as string,
    fault: sentence(t, (faults as Faults<Form>)[name]),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: event.target.value }),
  })

  /** Empties it, once what it held has arrived. */
  const clear = () => {
    setValues(initial)
    setTried(null)
  }

  return { element, values, submit, field, clear }
}

/** The faults of fields that still hold what was refused. */
const unchanged = <Form extends object>(refused: Faults<Form>, before: Form, now: Form): Faults<Form> =>
  Object.fromEntries(
    Object.entries(refused).filter(([name]) => before[name as keyof Form] === now[name as keyof Form]),
  ) as Faults<Form>

const fieldIn = (form: HTMLFormElement | null, name: string) => form?.querySelector<HTMLElement>(`[name="${name}"]`)

/** By a key whose type is known, but is of too many tables for the types of i18next to follow. */
type Say = (key: FaultKey, values: { readonly min: number; readonly max: number }) => string

const sentence = (t: unknown, fault: FaultKey | undefined): string | undefined =>
  fault && (t as Say)(fault, { min: PASSWORD_MIN, max: PASSWORD_MAX })
