import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { drawReview } from './draw-review.ts'
import { IMAGE_HEIGHT, IMAGE_WIDTH, type Pen } from './pen.ts'
import styles from './review-dialog.module.css'
import type { ReviewWords } from './review-words.ts'
import type { YearRows } from './year-rows.ts'

interface Props {
  readonly year: number
  readonly words: ReviewWords
  readonly rows: YearRows
}

/** The review as an image, to save or share. */
export function ReviewSharing({ year, words, rows }: Props) {
  const { t } = useTranslation()
  const [hasGoals, setHasGoals] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const name = `dodici-${String(year)}.png`
  const give = async (away: (image: Blob) => Promise<void> | void): Promise<void> => {
    const image = await imageOf((pen) =>
      drawReview(pen, words, { year: rows, goalsTitle: hasGoals ? t('review.goals') : null }),
    )
    setHasFailed(image === null)
    if (image !== null) await away(image)
  }
  return (
    <div className={styles['sharing']}>
      <Button onClick={() => void give((image) => saveFile(image, name))}>{t('review.save')}</Button>
      {canShare(name) ? (
        <Button onClick={() => void give((image) => share(image, name))}>{t('review.share')}</Button>
      ) : null}
      {words.goals.length === 0 ? null : (
        <label className={styles['choice']}>
          <input type="checkbox" checked={hasGoals} onChange={() => setHasGoals(!hasGoals)} />
          {t('review.showGoals')}
        </label>
      )}
      {hasFailed ? <p role="alert">{t('review.imageFailed')}</p> : null}
    </div>
  )
}

const fileOf = (image: Blob, name: string): File => new File([image], name, { type: 'image/png' })

const canShare = (name: string): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf(new Blob(), name)] })

/** Cancelling the share dialog is no error. */
async function share(image: Blob, name: string): Promise<void> {
  try {
    await navigator.share({ files: [fileOf(image, name)] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

/** Null if the browser provides no canvas. */
async function imageOf(draw: (pen: Pen) => void): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = IMAGE_WIDTH
  canvas.height = IMAGE_HEIGHT
  const context = canvas.getContext('2d')
  if (context === null) return null
  draw(context)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
