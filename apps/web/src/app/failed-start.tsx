import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'

/** For a person who is signed in, but of whom nothing can be read: no network, or a server that is down. */
export function FailedStart({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <Message title={t('messages.errors.network')}>
      <Button kind="primary" onClick={onTryAgain}>
        {t('common.tryAgain')}
      </Button>
    </Message>
  )
}
