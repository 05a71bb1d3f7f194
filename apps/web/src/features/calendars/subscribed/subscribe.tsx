import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import dialog from '../../../ui/dialog.module.css'
import { FeedPreview } from './feed-preview.tsx'
import { KnownFeeds } from './known-feeds-list.tsx'
import { MovingIn } from './moving-in.tsx'
import styles from './subscribed.module.css'
import { useSubscribe } from './use-subscribe.ts'

interface Props {
  /** Id of the dialog's label. */
  readonly titleId: string
  readonly onBack: () => void
}

/** The dialog's step for a calendar from an address: its preview, or where to find it. */
export function Subscribe({ titleId, onBack }: Props) {
  const { t } = useTranslation()
  const state = useSubscribe(onBack)
  const { preview, isAsking, isAdding, fault } = state
  return (
    <form
      className={styles['step']}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        state.submit()
      }}
    >
      <h2 id={titleId} className={dialog['title']}>
        {t('subscriptions.title')}
      </h2>
      <div className={styles['content']}>
        <p className={styles['lead']}>{t('subscriptions.introduction')}</p>
        <TextField
          label={t('subscriptions.address')}
          hint={t('subscriptions.addressHint')}
          fault={fault ?? undefined}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoFocus
          value={state.url}
          onChange={(event) => state.changeUrl(event.target.value)}
        />
        <p role="status" className="visually-hidden">
          {isAsking
            ? t('subscriptions.asking')
            : preview === null
              ? ''
              : t('subscriptions.found', { count: preview.events })}
        </p>
        {preview === null ? (
          <>
            <MovingIn />
            <KnownFeeds isDisabled={isAsking} onChoose={state.choose} />
          </>
        ) : (
          <FeedPreview preview={preview} state={state} />
        )}
      </div>
      <div className={dialog['actions']}>
        <Button kind="plain" disabled={isAdding} onClick={onBack}>
          {t('subscriptions.back')}
        </Button>
        <Button type="submit" kind="primary" disabled={isAsking || isAdding} aria-busy={isAsking || isAdding}>
          {t(preview === null ? (isAsking ? 'subscriptions.asking' : 'subscriptions.look') : 'subscriptions.subscribe')}
        </Button>
      </div>
    </form>
  )
}
