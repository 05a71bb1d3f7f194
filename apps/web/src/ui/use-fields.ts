import { PASSWORD_MAX, PASSWORD_MIN } from '@dodici/contract/limits'
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import type { TFunction } from '../i18n/texts.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import type { FaultKey, Faults } from './person-faults.ts'

/**
 * A form's values, and its errors after a submit attempt. Input stays. `check` validates before sending and must be
 * stable; `refused` are the server's errors: the first one gets the focus, which also announces it.
 */
export function useFields<Form extends Readonly<Record<keyof Form, string>>>(
  initial: Form,
  check: (form: Form) => Faults<Form>,
  refused: Faults<Form>,
) {
  const { t } = useTranslation()
  const [values, setValues] = useState(initial)
  /** The last attempt and its check: another form on the same values has not been tried yet. */
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

  /** Clears the form after success. */
  const clear = () => {
    setValues(initial)
    setTried(null)
  }

  return { element, values, submit, field, clear }
}

/** Server errors of fields whose value has not changed. */
const unchanged = <Form extends object>(refused: Faults<Form>, before: Form, now: Form): Faults<Form> =>
  Object.fromEntries(
    Object.entries(refused).filter(([name]) => before[name as keyof Form] === now[name as keyof Form]),
  ) as Faults<Form>

const fieldIn = (form: HTMLFormElement | null, name: string) => form?.querySelector<HTMLElement>(`[name="${name}"]`)

const sentence = (t: TFunction, fault: FaultKey | undefined): string | undefined =>
  fault && t(fault, { min: PASSWORD_MIN, max: PASSWORD_MAX })
