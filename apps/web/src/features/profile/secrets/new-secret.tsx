import { NAME_MAX } from '@dodici/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../profile-page.module.css'
import { SaveState } from '../save-state.tsx'
import { secretKinds, type SecretKind } from './secret-kinds.ts'

interface Props {
  readonly kind: SecretKind
}

/** Makes a key or a password and shows it once. */
export function NewSecret({ kind }: Props) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const creation = useMutation(secretKinds[kind].creation)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (name.trim() === '' || creation.isPending) return
    const onSuccess = () => {
      setName('')
      setWasTried(false)
    }
    creation.mutate(name.trim(), { onSuccess })
  }
  if (creation.data) return <Made kind={kind} value={creation.data} onKept={creation.reset} />
  return (
    <form className={styles['fields']} noValidate onSubmit={submit}>
      <TextField
        label={t(`profile.${kind}.name`)}
        hint={t(`profile.${kind}.nameHint`)}
        fault={wasTried && name.trim() === '' ? t(`profile.${kind}.nameRequired`) : undefined}
        maxLength={NAME_MAX}
        value={name}
        onChange={(change) => setName(change.target.value)}
      />
      <div className={styles['actions']}>
        <Button type="submit" disabled={creation.isPending}>
          {t(`profile.${kind}.create`)}
        </Button>
        <SaveState of={creation} />
      </div>
    </form>
  )
}

function Made({ kind, value, onKept }: Props & { readonly value: string; readonly onKept: () => void }) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)
  // Pages over plain http have no clipboard.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
    } catch {
      setOutcome('notCopied')
    }
  }
  return (
    <div className={styles['fields']}>
      <TextField
        label={t(`profile.${kind}.new`)}
        hint={t(`profile.${kind}.made`)}
        value={value}
        readOnly
        autoFocus
        onFocus={(focus) => focus.target.select()}
      />
      <div className={styles['actions']}>
        <Button kind="primary" onClick={() => void copy()}>
          {t(`profile.${kind}.copy`)}
        </Button>
        <Button onClick={onKept}>{t(`profile.${kind}.hide`)}</Button>
        <span role="status" className={styles['state']}>
          {outcome === null ? null : t(`profile.${kind}.${outcome}`)}
        </span>
      </div>
    </div>
  )
}
