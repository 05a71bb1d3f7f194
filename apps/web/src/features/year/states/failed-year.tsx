import { codeOf } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { YearLine } from './year-line.tsx'

interface Props {
  readonly year: number
  readonly height: number
  readonly error: unknown
  readonly onTryAgain: () => void
}

/** The line above a year that could not be loaded. */
export function FailedYear({ year, height, error, onTryAgain }: Props) {
  const { t } = useTranslation()
  return (
    <YearLine
      height={height}
      role="alert"
      title={t('year.error.title', { year })}
      text={t(`messages.errors.${codeOf(error)}`)}
    >
      <Button kind="primary" onClick={onTryAgain}>
        {t('common.tryAgain')}
      </Button>
    </YearLine>
  )
}
