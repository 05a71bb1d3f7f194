import { TARGET_MINUTES_MAX } from '@dodici/contract/limits'
import { routes } from '@dodici/contract/routes'
import type { Category } from '@dodici/contract/types'
import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { categories } from '../../api/categories.queries.ts'
import { send } from '../../api/client.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CategoryDot } from '../../ui/category-dot.tsx'
import { ReadState } from '../../ui/read-state.tsx'
import { formatHours, readHours } from './hours.ts'
import styles from './profile-page.module.css'
import { SaveState } from './save-state.tsx'
import { Section } from './section.tsx'

const MAX = TARGET_MINUTES_MAX / 60

const targetUpdate = mutationOptions({
  mutationFn: ({ id, targetMinutes }: { readonly id: string; readonly targetMinutes: number | null }) =>
    send(routes.updateCategory, { params: { id }, body: { targetMinutes } }),
  meta: { success: 'profile.targets.saved', undo: true, ownFailure: true },
})

/** Target hours by category. */
export function TargetsSection() {
  const { t } = useTranslation()
  const reading = useQuery(categories)
  return (
    <Section anchor="targets" title={t('profile.targets.title')} lead={t('profile.targets.lead')}>
      {reading.data ? (
        <TargetList items={reading.data} />
      ) : (
        <ReadState reading={reading} text={t('profile.targets.failed')} />
      )}
    </Section>
  )
}

function TargetList({ items }: { readonly items: readonly Category[] }) {
  const { t } = useTranslation()
  if (items.length === 0) {
    return (
      <p>
        {t('profile.targets.none')} <Link to="/calendar?dialog=categories">{t('profile.targets.toCategories')}</Link>
      </p>
    )
  }
  const minutes = items.reduce((sum, { targetMinutes }) => sum + (targetMinutes ?? 0), 0)
  return (
    <>
      <ul className={styles['list']}>
        {items.map((category) => (
          <Target key={category._id} category={category} />
        ))}
      </ul>
      {minutes === 0 ? null : (
        <p className={styles['note']}>{t('profile.targets.sum', { hours: formatHours(minutes), max: MAX })}</p>
      )}
    </>
  )
}

/** Hours for one category, saved on blur or Enter. Input stays until it is saved. */
function Target({ category }: { readonly category: Category }) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isInvalid, setIsInvalid] = useState(false)
  const update = useMutation(targetUpdate)
  const saved = category.targetMinutes
  const save = () => {
    if (typed === null || update.isPending) return
    const targetMinutes = readHours(typed, MAX)
    setIsInvalid(targetMinutes === undefined)
    if (targetMinutes === undefined) return
    if (targetMinutes === saved) setTyped(null)
    else update.mutate({ id: category._id, targetMinutes }, { onSuccess: () => setTyped(null) })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <li>
      <form className={styles['row']} noValidate onSubmit={submit}>
        <label htmlFor={id} className={styles['category']}>
          <CategoryDot color={category.color} />
          <span className={styles['cut']}>{category.name}</span>
        </label>
        <span className={styles['hours']}>
          <input
            id={id}
            className={styles['number']}
            inputMode="decimal"
            autoComplete="off"
            aria-label={t('profile.targets.hours', { name: category.name })}
            aria-invalid={isInvalid}
            aria-describedby={`${id}-fault`}
            value={typed ?? (saved === null ? '' : formatHours(saved))}
            onChange={(change) => setTyped(change.target.value)}
            onBlur={save}
          />
          <span aria-hidden="true">{t('profile.targets.unit')}</span>
        </span>
      </form>
      <span id={`${id}-fault`} role="alert" className={styles['failure']}>
        {isInvalid ? t('profile.targets.invalid', { max: MAX }) : null}
      </span>
      <SaveState of={{ ...update, isSuccess: false }} onTryAgain={save} />
    </li>
  )
}
