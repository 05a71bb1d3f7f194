import { POSTER_TITLE_MAX } from '@dodici/contract/limits'
import { alignments, orientations, pagings, papers, posterViews } from '@dodici/core/poster'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/text-field.tsx'
import { CategoryChoice } from './category-choice.tsx'
import { Choice } from './choice.tsx'
import { choosePrint, noteLines, type PrintChoices } from './print-choices.ts'
import styles from './print-dialog.module.css'

interface Props {
  readonly choices: PrintChoices
  /** Ids; null for all. */
  readonly categories: readonly string[] | null
  readonly onCategories: (categories: string[] | null) => void
}

/** What is drawn and how. Everything holds at once. */
export function PrintForm({ choices, categories, onCategories }: Props) {
  const { t } = useTranslation()
  const { view } = choices
  return (
    <div className={styles['form']}>
      <Choice name="view" values={posterViews} chosen={view} wordsOf={(each) => t(`print.views.${each}`)} />
      <div className={styles['pair']}>
        <Choice name="paper" values={papers} chosen={choices.paper} wordsOf={(each) => t(`print.papers.${each}`)} />
        <Choice
          name="orientation"
          values={orientations}
          chosen={choices.orientation}
          wordsOf={(each) => t(`print.orientations.${each}`)}
        />
      </div>
      <div className={styles['pair']}>
        {view === 'heat' ? null : (
          <Choice name="pages" values={pagings} chosen={choices.pages} wordsOf={(each) => t(`print.pagings.${each}`)} />
        )}
        <Choice
          name="notes"
          values={noteLines}
          chosen={choices.notes}
          wordsOf={(count) => t('print.lines', { count })}
        />
      </div>
      <TextField
        label={t('print.fields.title')}
        value={choices.title}
        maxLength={POSTER_TITLE_MAX}
        autoComplete="off"
        onChange={(event) => choosePrint({ title: event.target.value })}
      />
      {view === 'planner' || view === 'empty' ? (
        <Choice
          name="align"
          values={alignments}
          chosen={choices.align}
          wordsOf={(each) => t(`print.alignments.${each}`)}
        />
      ) : null}
      <Check name="weekNumbers" isShown={view !== 'heat' && view !== 'list'} choices={choices} />
      <Check name="routine" isShown={view === 'planner' || view === 'months'} choices={choices} />
      <Check name="titles" isShown={view !== 'heat' && view !== 'empty'} choices={choices} />
      <Check name="legend" isShown={view !== 'empty'} choices={choices} />
      <Check name="grey" isShown choices={choices} />
      {view === 'empty' ? null : <CategoryChoice chosen={categories} onChoose={onCategories} />}
    </div>
  )
}

interface CheckProps {
  readonly name: 'weekNumbers' | 'routine' | 'titles' | 'legend' | 'grey'
  readonly isShown: boolean
  readonly choices: PrintChoices
}

function Check({ name, isShown, choices }: CheckProps) {
  const { t } = useTranslation()
  if (!isShown) return null
  return (
    <label className={styles['check']}>
      <input type="checkbox" checked={choices[name]} onChange={() => choosePrint({ [name]: !choices[name] })} />
      {t(`print.fields.${name}`)}
    </label>
  )
}
