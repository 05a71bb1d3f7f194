import type { ReactNode, Ref, SubmitEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormLink, type FormLinkTarget } from './form-link.tsx'
import styles from './session-form.module.css'

interface Props {
  readonly ref: Ref<HTMLFormElement>
  readonly submitLabel: string
  readonly isPending: boolean
  /** The last failure. */
  readonly failure: ReactNode
  readonly onSubmit: (event: SubmitEvent) => void
  /** Links to other forms. */
  readonly others: readonly (FormLinkTarget & { readonly question: string; readonly label: string })[]
  /** The fields. */
  readonly children: ReactNode
}

/** What the forms share: the failure, one button, links to other forms. */
export function SessionForm({ ref, submitLabel, isPending, failure, onSubmit, others, children }: Props) {
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
      <div className={styles['others']}>
        {others.map(({ question, label, ...target }) => (
          <p key={label}>
            {question} <FormLink {...target}>{label}</FormLink>
          </p>
        ))}
      </div>
    </>
  )
}
