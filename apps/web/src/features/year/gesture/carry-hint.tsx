import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import styles from './carry-hint.module.css'

interface Props {
  readonly isShown: boolean
  readonly onGiveUp: () => void
}

/**
 * How what was taken up by a menu is put down. It lies over the bar above, which no part of the layer of the days could:
 * that is below it as a whole. The words are always there to be said when they come.
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
