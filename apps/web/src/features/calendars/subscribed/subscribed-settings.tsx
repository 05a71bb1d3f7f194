import type { Subscription, SubscriptionPatch } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { categories } from '../../../api/categories.queries.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { NamedOptions } from '../../../ui/named-options.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { KindSelect } from './kind-select.tsx'
import { intervalWords, INTERVALS } from './intervals.ts'
import { leadOf, LEADS, leadWords, remindersOf } from './leads.ts'
import styles from './subscribed.module.css'
import { updateSubscription } from './subscriptions.queries.ts'

interface Props {
  readonly name: string
  readonly subscription: Subscription
}

/** How a subscribed calendar is read and shown; each choice is saved at once. */
export function SubscribedSettings({ name, subscription }: Props) {
  const { t } = useTranslation()
  const { data: own = [] } = useQuery(categories)
  const { mutate, isPending, variables } = useMutation(updateSubscription)
  const { calendarId, everyMinutes, minutes } = subscription
  const shown = isPending ? { ...subscription, ...variables.patch } : subscription
  const save = (patch: SubscriptionPatch) => mutate({ id: calendarId, patch })
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles['settings']}>
      <h3 id={id} className="visually-hidden">
        {t('subscriptions.settingsNamed', { name })}
      </h3>
      <KindSelect kind={shown.kind ?? 'event'} onChoose={(kind) => save({ kind })} />
      <SelectField
        label={t('subscriptions.category')}
        value={shown.categoryId ?? ''}
        onChoose={(value) => save({ categoryId: value === '' ? null : value })}
      >
        <option value="">{t('subscriptions.noCategory')}</option>
        <NamedOptions of={own} />
      </SelectField>
      <SelectField
        label={t('subscriptions.reminders')}
        value={leadOf(shown.reminders ?? subscription.reminders)}
        onChoose={(value) => save({ reminders: remindersOf(value) })}
      >
        {LEADS.map((lead) => (
          <option key={lead} value={lead}>
            {leadWords(lead)}
          </option>
        ))}
        {leadOf(shown.reminders ?? subscription.reminders) === 'own' ? (
          <option value="own">{t('subscriptions.lead.own')}</option>
        ) : null}
      </SelectField>
      <SelectField
        label={t('subscriptions.interval')}
        value={String(shown.everyMinutes ?? '')}
        onChoose={(value) => save({ everyMinutes: value === '' ? null : Number(value) })}
      >
        <option value="">
          {everyMinutes === null
            ? t('subscriptions.byItselfEvery', { every: intervalWords(minutes) })
            : t('subscriptions.byItself')}
        </option>
        {INTERVALS.map((every) => (
          <option key={every} value={every}>
            {intervalWords(every)}
          </option>
        ))}
      </SelectField>
      <p className={styles['address']}>{subscription.url}</p>
    </div>
  )
}
