import { useId, useState, type KeyboardEvent } from 'react'
import { ALL, chosenCategories } from '../../address/category-filter.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './print-dialog.module.css'
import type { ShownChoices } from './print-choices.ts'
import { PrintForm } from './print-form.tsx'
import { printPages } from './print-pages.ts'
import type { DrawnPoster } from './print.queries.ts'
import { PrintPreview } from './print-preview.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { usePoster } from './use-poster.ts'

interface Props {
  /** How the year is shown. */
  readonly shown: ShownChoices
}

/** The year on paper: choices, what will come out, and ways to have it. */
export function PrintDialog({ shown }: Props) {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const id = useId()
  if (address.dialog !== 'print') return null
  const close = () => change({ dialog: null })
  return (
    <Dialog size="large" labelledBy={id} className={styles['dialog']} onClose={close}>
      <h2 id={id} className={styles['title']}>
        {t('menu.print')}
      </h2>
      <Print shown={shown} onClose={close} />
    </Dialog>
  )
}

function Print({ shown, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { address } = useCalendarAddress()
  const [categories, chooseCategories] = useState(() =>
    address.category === ALL ? null : [...chosenCategories(address.category)],
  )
  const { choices, query, name, reading } = usePoster(categories, shown)
  const { pages, dotted } = reading.data ?? NOTHING
  const isReady = pages.length > 0 && !reading.isPlaceholderData
  const print = () => void printPages(pages)
  return (
    <div className={styles['inside']} onKeyDown={(event) => onPrintKeys(event, isReady ? print : null)}>
      <div className={styles['content']}>
        <PrintForm choices={choices} categories={categories} onCategories={chooseCategories} />
        <PrintPreview pages={pages} reading={reading} name={t(`print.views.${choices.view}`)} />
      </div>
      <div className={styles['actions']}>
        <SaveButtons query={query} pages={isReady ? pages : []} name={name} dotted={dotted} />
        <span className={styles['ends']}>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button kind="primary" disabled={!isReady} onClick={print}>
            {t('print.print')}
          </Button>
        </span>
      </div>
    </div>
  )
}

const NOTHING: DrawnPoster = { pages: [], dotted: null }

/** In this dialog, the keys of the browser's own printing print what it shows. */
function onPrintKeys(event: KeyboardEvent, print: (() => void) | null): void {
  if (event.key.toLowerCase() !== 'p' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return
  event.preventDefault()
  print?.()
}
