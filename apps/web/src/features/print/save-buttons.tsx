import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { codeOf } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { FailureWords } from '../../ui/failure-words.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { imageOfPage } from './poster-image.ts'
import { readPdf, type DottedNames, type PosterQuery } from './print.queries.ts'
import styles from './print-dialog.module.css'

interface Props {
  readonly query: PosterQuery
  /** As SVG; none while they are being drawn. */
  readonly pages: readonly string[]
  /** Of the file, without its ending. */
  readonly name: string
  /** What a PDF cannot write. */
  readonly dotted: DottedNames | null
}

/** What is said after saving: nothing, or how fine an image is (0: there is none). */
type Saved = { readonly dots: number } | null

/** The poster as a file. Of several pages, SVG and PNG are one file each. */
export function SaveButtons({ query, pages, name, dotted }: Props) {
  const note = useId()
  const { t } = useTranslation()
  const saving = useMutation({
    mutationFn: (save: () => Promise<Saved>) => save(),
    meta: { ownFailure: true },
  })
  const isIdle = pages.length > 0 && !saving.isPending
  const save = (how: () => Promise<Saved>) => saving.mutate(how)
  return (
    <div className={styles['saving']}>
      <span>{t('print.saveAs')}</span>
      <Button disabled={!isIdle} aria-describedby={note} onClick={() => save(() => savePdf(query, name))}>
        {t('print.pdf')}
      </Button>
      <Button disabled={!isIdle} onClick={() => save(() => saveSvg(pages, name))}>
        {t('print.svg')}
      </Button>
      <Button disabled={!isIdle} onClick={() => save(() => saveImages(pages, name))}>
        {t('print.png')}
      </Button>
      <p id={note}>{dotted === null ? null : <DottedWords {...dotted} />}</p>
      <p role="status">{saving.isPending ? t('print.saving') : <SavedWords saved={saving.data ?? null} />}</p>
      {saving.error === null ? null : (
        <p role="alert">
          {t('print.notSaved')} <FailureWords code={codeOf(saving.error)} />
        </p>
      )}
    </div>
  )
}

/** Said before a PDF is saved. A name that is read from right to left turns nothing of the sentence. */
function DottedWords({ count, example }: DottedNames) {
  const { t } = useTranslation()
  return t('print.dotted', { count, example: `\u2068${example}\u2069` })
}

function SavedWords({ saved }: { readonly saved: Saved }) {
  const { t } = useTranslation()
  if (saved === null) return null
  return saved.dots === 0 ? t('print.noImage') : t('print.dots', { dots: saved.dots })
}

async function savePdf(query: PosterQuery, name: string): Promise<Saved> {
  saveFile(await readPdf(query), `${name}.pdf`)
  return null
}

const numbered = (name: string, index: number, count: number): string =>
  count === 1 ? name : `${name}-${String(index + 1)}`

const saveSvg = (pages: readonly string[], name: string): Promise<Saved> => {
  for (const [index, svg] of pages.entries())
    saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${numbered(name, index, pages.length)}.svg`)
  return Promise.resolve(null)
}

async function saveImages(pages: readonly string[], name: string): Promise<Saved> {
  let dots = 0
  for (const [index, svg] of pages.entries()) {
    const image = await imageOfPage(svg)
    if (image === null) return { dots: 0 }
    saveFile(image.file, `${numbered(name, index, pages.length)}.png`)
    dots = image.dots
  }
  return { dots }
}
