import { useTranslation } from '../../../i18n/use-translation.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import styles from './carry-hint.module.css'

interface Props {
  readonly isShown: boolean
  readonly onGiveUp: () => void
}

/**
 * How to drop an item picked up from a menu. It covers the bar, which no part of the days' layer could, being below it.
 * The live region is always there.
 */
export function CarryHint({ isShown, onGiveUp }: Props) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  return (
    <div className={isShown ? styles['hint'] : undefined} data-carried={isShown ? '' : undefined}>
      <span role="status">
        {isShown ? t(isPhone ? 'year.gesture.carryHintOnPhone' : 'year.gesture.carryHint') : null}
      </span>
      {isShown ? (
        <button type="button" className={styles['cancel']} onClick={onGiveUp}>
          {t('common.cancel')}
        </button>
      ) : null}
    </div>
  )
}
