import type { ProposalItem } from '@dodici/contract/types'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { ItemChoice, ItemFault } from './item-choices.ts'
import styles from './proposal.module.css'

interface Props {
  readonly item: ProposalItem
  readonly choice: ItemChoice
  readonly fault: ItemFault | null
  readonly onChange: (patch: Partial<ItemChoice>) => void
}

/** The field with an error. */
function fieldOf(fault: ItemFault, { start }: ItemChoice): 'title' | 'start' | 'end' {
  if (fault === 'noTitle') return 'title'
  return fault === 'noDate' && start === '' ? 'start' : 'end'
}

/** Edits title and times of a change in place. */
export function ItemFields({ item, choice, fault, onChange }: Props) {
  const { t } = useTranslation()
  const type = item.allDay ? 'date' : 'datetime-local'
  const faults = fault === null ? {} : { [fieldOf(fault, choice)]: t(`proposal.${fault}`) }
  const follow = (start: string) => onChange({ start, ...(choice.end < start ? { end: start } : {}) })
  return (
    <div className={styles['fields']}>
      <TextField
        label={t('proposal.title')}
        value={choice.title}
        fault={faults['title']}
        onChange={(change) => onChange({ title: change.target.value })}
      />
      <TextField
        type={type}
        label={t(item.allDay ? 'proposal.start' : 'proposal.startsAt')}
        value={choice.start}
        fault={faults['start']}
        onChange={(change) => follow(change.target.value)}
      />
      <TextField
        type={type}
        label={t(item.allDay ? 'proposal.end' : 'proposal.endsAt')}
        value={choice.end}
        fault={faults['end']}
        onChange={(change) => onChange({ end: change.target.value })}
      />
    </div>
  )
}
