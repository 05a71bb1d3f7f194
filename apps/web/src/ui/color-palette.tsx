import { CATEGORY_PALETTE } from '@dodici/contract/limits'
import Check from 'lucide-react/icons/check'
import { useId } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import styles from './color-palette.module.css'

interface Props {
  readonly color: string
  readonly onChoose: (color: string) => void
}

type PaletteColor = (typeof CATEGORY_PALETTE)[number]

/** The twelve colours with their names. A foreign colour is offered beside them. */
export function ColorPalette({ color, onChoose }: Props) {
  const { t } = useTranslation()
  const group = useId()
  const known: readonly string[] = CATEGORY_PALETTE
  const nameOf = (code: string) => (known.includes(code) ? t(`categories.colors.${code as PaletteColor}`) : code)
  const offered = known.includes(color) ? known : [color, ...known]
  return (
    <fieldset className={styles['palette']}>
      <legend>{t('categories.color')}</legend>
      {offered.map((code) => (
        <label key={code} className={styles['color']} style={{ '--c': code }} title={nameOf(code)}>
          <input
            type="radio"
            name={group}
            value={code}
            checked={code === color}
            aria-label={nameOf(code)}
            onChange={() => onChoose(code)}
          />
          {code === color ? <Check size={16} aria-hidden="true" /> : null}
        </label>
      ))}
    </fieldset>
  )
}
