import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'
import { useTitle } from '../ui/use-title.ts'
import { paths } from './paths.ts'

export function NotFoundPage() {
  const { t } = useTranslation()
  useTitle(t('shell.title.notFound'))
  return (
    <Message title={t('shell.notFound.title')} text={t('shell.notFound.text')}>
      <ButtonLink kind="primary" to={paths.calendar}>
        {t('shell.notFound.toCalendar')}
      </ButtonLink>
    </Message>
  )
}
