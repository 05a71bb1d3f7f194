import type { ReactNode, Ref, SubmitEvent } from 'react'
import { Link, useLocation, type Location } from 'react-router'
import { Button } from '../../ui/button.tsx'
import styles from './session-form.module.css'

interface Props {
  readonly ref: Ref<HTMLFormElement>
  readonly submitLabel: string
  readonly isPending: boolean
  /** What went wrong with the last try. */
  readonly failure: string | null
  readonly onSubmit: (event: SubmitEvent) => void
  /** The way to the other form, for who came to the wrong one. */
  readonly other: { readonly question: string; readonly label: string; readonly to: string }
  /** The fields. */
  readonly children: ReactNode
}

/** What the two forms share: the failure where the person looks, one button, the way to the other form. */
export function SessionForm({ ref, submitLabel, isPending, failure, onSubmit, other, children }: Props) {
  const { state, search } = useLocation() as Location<unknown>
  return (
    <>
      <form ref={ref} className={styles['form']} noValidate onSubmit={onSubmit}>
        {children}
        <p role="alert" className={styles['failure']}>
          {failure}
        </p>
        <Button
          type="submit"
          kind="primary"
          className={styles['submit'] ?? ''}
          disabled={isPending}
          aria-busy={isPending}
        >
          {submitLabel}
        </Button>
      </form>
      <p className={styles['other']}>
        {other.question}{' '}
        <Link to={{ pathname: other.to, search }} state={state}>
          {other.label}
        </Link>
      </p>
    </>
  )
}
