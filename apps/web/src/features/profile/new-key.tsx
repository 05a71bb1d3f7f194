import { NAME_MAX } from '@dodici/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { keyCreation } from './keys.queries.ts'
import styles from './profile-page.module.css'
import { SaveState } from './save-state.tsx'

/** Creates a key and shows it once. */
export function NewKey() {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const creation = useMutation(keyCreation)
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
  if (creation.data) return <Made value={creation.data.key} onKept={creation.reset} />
  return (
    <form className={styles['fields']} noValidate onSubmit={submit}>
      <TextField
        label={t('profile.keys.name')}
        hint={t('profile.keys.nameHint')}
        fault={wasTried && name.trim() === '' ? t('profile.keys.nameRequired') : undefined}
        maxLength={NAME_MAX}
        value={name}
        onChange={(change) => setName(change.target.value)}
      />
      <div className={styles['actions']}>
        <Button type="submit" disabled={creation.isPending}>
          {t('profile.keys.create')}
        </Button>
        <SaveState of={creation} />
      </div>
    </form>
  )
}

function Made({ value, onKept }: { readonly value: string; readonly onKept: () => void }) {
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
        label={t('profile.keys.new')}
        hint={t('profile.keys.made')}
        value={value}
        readOnly
        autoFocus
        onFocus={(focus) => focus.target.select()}
      />
      <div className={styles['actions']}>
        <Button kind="primary" onClick={() => void copy()}>
          {t('profile.keys.copy')}
        </Button>
        <Button onClick={onKept}>{t('profile.keys.hide')}</Button>
        <span role="status" className={styles['state']}>
          {outcome === null ? null : t(`profile.keys.${outcome}`)}
        </span>
      </div>
    </div>
  )
}
