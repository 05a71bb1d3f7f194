import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_MAX, PASSWORD_MIN } from '@dodici/contract/limits'
import type { FaultKey, Faults } from './form-faults.ts'

/**
 * The values of a form, and their faults once somebody tried to send it. What was typed stays, whatever comes back.
 * `check` says what is wrong before anything is sent; `refused` are the server's faults.
 */
export function useFields<Form extends Readonly<Record<keyof Form, string>>>(
  empty: Form,
  check: (form: Form) => Faults<Form>,
  refused: Faults<Form>,
) {
  const { t } = useTranslation()
  const [values, setValues] = useState(empty)
  const [wasTried, setWasTried] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const own = check(values)
  const faults = wasTried ? { ...refused, ...own } : {}

  const submit = (onValid: (form: Form) => void) => (event: SubmitEvent) => {
    event.preventDefault()
    setWasTried(true)
    const first = (Object.keys(values) as (keyof Form & string)[]).find((name) => own[name] !== undefined)
    if (first === undefined) onValid(values)
    else element.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  const field = (name: keyof Form & string) => ({
    name,
    value: values[name],
    fault: sentence(t, (faults as Faults<Form>)[name]),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: event.target.value }),
  })

  return { element, submit, field }
}

const sentence = (t: ReturnType<typeof useTranslation>['t'], fault: FaultKey | undefined): string | undefined =>
  fault && t(`account.${fault}`, { min: PASSWORD_MIN, max: PASSWORD_MAX })
