import { useTranslation } from '../../i18n/use-translation.ts'
import { ReadState } from '../../ui/read-state.tsx'
import { addressOf, sizeOf } from './poster-address.ts'
import styles from './print-dialog.module.css'

interface Props {
  readonly pages: readonly string[]
  readonly reading: { readonly error: unknown; readonly refetch: () => unknown; readonly isPlaceholderData: boolean }
  /** What is drawn. */
  readonly name: string
}

/** The pages as they will come out, smaller. */
export function PrintPreview({ pages, reading, name }: Props) {
  const { t } = useTranslation()
  const isOld = reading.isPlaceholderData
  const state = pages.length === 0 ? null : isOld ? t('print.drawing') : t('print.ready', { count: pages.length })
  return (
    <section className={styles['preview']} aria-label={t('print.preview')}>
      {reading.error !== null || pages.length === 0 ? <ReadState reading={reading} text={t('print.failed')} /> : null}
      <p role="status" className="visually-hidden">
        {state}
      </p>
      {reading.error === null
        ? pages.map((svg, index) => {
            const { width, height } = sizeOf(svg)
            return (
              <img
                key={index}
                className={styles['sheet']}
                data-old={isOld}
                width={width}
                height={height}
                src={addressOf(svg)}
                alt={pages.length === 1 ? name : t('print.page', { name, page: index + 1, pages: pages.length })}
              />
            )
          })
        : null}
    </section>
  )
}
