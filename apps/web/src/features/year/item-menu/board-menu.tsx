import type { Arrangement } from '@dodici/core/year'
import { useState } from 'react'
import { formatDay } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ContextMenu } from '../../../ui/context-menu.tsx'
import { DayActions } from './day-actions.tsx'
import { ItemActions, type ItemStep } from './item-actions.tsx'
import type { MenuContext } from './menu-context.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { OpenMenu } from './use-item-menu.ts'

interface Props extends MenuContext {
  readonly menu: OpenMenu
  readonly onClose: () => void
}

/** The menu of an item; that of a day leads on to those of what is on it. */
export function BoardMenu({ menu: { item: pointed, day, at }, onClose, ...context }: Props) {
  const { t } = useTranslation()
  const [opener] = useState(() => document.activeElement)
  const [chosen, choose] = useState<string | null>(null)
  const [step, setStep] = useState<ItemStep>('all')
  const id = pointed ?? chosen
  const item = id === null ? undefined : context.items.find((each) => each.id === id)
  const close = () => {
    onClose()
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  }
  const menu = { at, step: `${item?.id} ${step}`, onClose: close, onLeave: onClose }
  if (!item) {
    return (
      <ContextMenu label={formatDay(day, 'weekday-day-month-year')} {...menu}>
        <DayActions day={day} onChoose={choose} {...context} />
      </ContextMenu>
    )
  }
  const arrange = (action: Arrangement['action']) => void context.onArrange({ items: [item], action })
  if (step === 'date') return <MoveDialog item={item} onArrange={arrange} onClose={close} />
  return (
    <ContextMenu label={t('itemMenu.menu', { title: item.title })} {...menu}>
      <ItemActions step={step} item={item} day={day} onArrange={arrange} onStep={setStep} context={context} />
    </ContextMenu>
  )
}
