import { LINKED_PASSWORD_MAX } from '@dodici/contract/limits'
import type { LinkedAccount } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import inlineForm from '../../../ui/inline-form.module.css'
import { PasswordField } from '../../../ui/password-field.tsx'
import { LinkFailure } from './link-failure.tsx'
import { renewPassword } from './linked.queries.ts'

interface Props {
  readonly account: LinkedAccount
  readonly onDone: () => void
}

/** The new password of a linked account. It is dropped with the form. */
export function PasswordForm({ account: { _id, name, username, host }, onDone }: Props) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const { mutate, isPending, error, reset } = useMutation(renewPassword)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (password === '' || isPending) return
    mutate({ id: _id, patch: { password } }, { onSuccess: onDone })
  }
  return (
    <form
      className={inlineForm['form']}
      aria-label={t('linked.account.passwordNamed', { name })}
      noValidate
      onSubmit={submit}
    >
      <PasswordField
        label={t('linked.account.passwordOf', { username, host })}
        hint={t('linked.signIn.passwordHint')}
        fault={wasTried && password === '' ? t('linked.signIn.passwordMissing') : undefined}
        maxLength={LINKED_PASSWORD_MAX}
        autoComplete="new-password"
        autoFocus
        required
        value={password}
        onChange={(event) => {
          reset()
          setPassword(event.target.value)
        }}
      />
      {error === null ? null : <LinkFailure error={error} />}
      <div className={inlineForm['actions']}>
        <Button kind="plain" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" kind="primary" disabled={isPending} aria-busy={isPending}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  )
}
