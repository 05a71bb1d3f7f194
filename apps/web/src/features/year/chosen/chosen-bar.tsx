import type { Category } from '@dodici/contract/types'
import type { Arrangement, YearItem } from '@dodici/core/year'
import Move from 'lucide-react/icons/move'
import Tag from 'lucide-react/icons/tag'
import Trash from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CategoryDot } from '../../../ui/category-dot.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { Toolbar } from '../../../ui/toolbar.tsx'
import styles from './chosen-bar.module.css'

interface Props {
  readonly items: readonly YearItem[]
  readonly categories: readonly Category[]
  readonly onArrange: (action: Arrangement['action']) => void
  /** Picks all of them up, to be moved. */
  readonly onCarry: () => void
  readonly onClear: () => void
}

const steps = [
  ['weekBefore', -7],
  ['dayBefore', -1],
  ['dayAfter', 1],
  ['weekAfter', 7],
] as const

/** Actions on the selected events, in place of the view switch. */
export function ChosenBar({ items, categories, onArrange, onCarry, onClear }: Props) {
  const { t } = useTranslation()
  if (items.length === 0) return null
  const plain = buttonClass({ kind: 'plain' })
  return (
    <Toolbar label={t('year.chosen.label')} className={styles['bar']}>
      <span role="status" className={styles['count']}>
        {t('year.chosen.count', { count: items.length })}
      </span>
      <Menu
        label={t('year.chosen.move')}
        trigger={<Named icon={Move} name={t('year.chosen.move')} />}
        triggerClass={plain}
      >
        {steps.map(([name, days]) => (
          <MenuItem key={name} onSelect={() => onArrange({ kind: 'shift', startDays: days, endDays: days })}>
            {t(`year.chosen.${name}`)}
          </MenuItem>
        ))}
        <MenuItem onSelect={onCarry}>{t('year.chosen.otherDay')}</MenuItem>
      </Menu>
      <Menu
        label={t('year.chosen.category')}
        trigger={<Named icon={Tag} name={t('year.chosen.category')} />}
        triggerClass={plain}
      >
        {categories.map(({ _id, name, color }) => (
          <MenuItem
            key={_id}
            icon={<CategoryDot color={color} />}
            onSelect={() => onArrange({ kind: 'category', categoryId: _id })}
          >
            {name}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => onArrange({ kind: 'category', categoryId: null })}>{t('year.legend.none')}</MenuItem>
      </Menu>
      <button
        type="button"
        className={plain}
        aria-label={t('common.delete')}
        onClick={() => onArrange({ kind: 'delete' })}
      >
        <Named icon={Trash} name={t('common.delete')} />
      </button>
      <IconButton icon={X} size={18} label={t('year.chosen.clear')} onClick={onClear} />
    </Toolbar>
  )
}

/** An icon, with its label if there is room. */
const Named = ({ icon: Icon, name }: { readonly icon: typeof Move; readonly name: string }) => (
  <span className={styles['named']}>
    <Icon size={16} aria-hidden="true" />
    <span>{name}</span>
  </span>
)
