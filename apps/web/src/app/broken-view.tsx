import { useTranslation } from 'react-i18next'
import { views } from '../address/calendar-address.ts'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import { Button } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'

/** In place of a view that cannot be drawn. The bar above still works; the other views are one click away. */
export function BrokenView({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const others = views.filter((view) => view !== address.view)
  return (
    <Message title={t('shell.broken.viewTitle')} text={t('shell.broken.text')} isPart>
      <Button kind="primary" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
      {others.map((view) => (
        <Button key={view} onClick={() => change({ view })}>
          {t(`shell.broken.${view}`)}
        </Button>
      ))}
    </Message>
  )
}
