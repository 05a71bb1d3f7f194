import { NAME_MAX } from '@dodici/contract/limits'
import type { LinkedAccount } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import inlineForm from '../../../ui/inline-form.module.css'
import { TextField } from '../../../ui/text-field.tsx'
import { LinkFailure } from './link-failure.tsx'
import { renameAccount } from './linked.queries.ts'

interface Props {
  readonly account: LinkedAccount
  readonly onDone: () => void
}

/** Another name for a linked account. */
export function NameForm({ account, onDone }: Props) {
  const { t } = useTranslation()
  const [name, setName] = useState(account.name)
  const { mutate, isPending, error } = useMutation(renameAccount)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() === '' || isPending) return
    mutate({ id: account._id, patch: { name: name.trim() } }, { onSuccess: onDone })
  }
  return (
    <form
      className={inlineForm['form']}
      aria-label={t('linked.account.renameNamed', { name: account.name })}
      noValidate
      onSubmit={submit}
    >
      <TextField
        label={t('linked.choose.name')}
        hint={t('linked.choose.nameHint')}
        fault={name.trim() === '' ? t('categories.nameRequired') : undefined}
        maxLength={NAME_MAX}
        autoFocus
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
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
