import { parseDay } from '@dodici/core/date'
import AlignLeft from 'lucide-react/icons/align-left'
import Bell from 'lucide-react/icons/bell'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import Repeat from 'lucide-react/icons/repeat-2'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Tag from 'lucide-react/icons/tag'
import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AwayField } from './away-field.tsx'
import { CategoryChips } from './category-chips.tsx'
import { DetailFields } from './detail-fields.tsx'
import type { Faults } from './draft-faults.ts'
import { movedByDays } from './draft-times.ts'
import type { EventDraft } from './draft.ts'
import styles from './event-form.module.css'
import { describedBy, FaultText } from './fault-text.tsx'
import { Row } from './form-row.tsx'
import { GoalField } from './goal-field.tsx'
import type { RemindedPerson } from '../../ui/reminders/reminded-person.ts'
import type { Repetition } from '../../ui/repetition/rule.ts'
import { ReminderFields } from './reminder-fields.tsx'
import { RepetitionFields } from './repetition-fields.tsx'
import { WhenFields } from './when-fields.tsx'

/** The person's settings that the form needs. */
export interface Viewer {
  readonly timezone: string
  readonly startsOnSunday: boolean
  readonly reminded: RemindedPerson
}

interface Props {
  readonly draft: EventDraft
  readonly faults: Faults
  readonly viewer: Viewer
  /** The reference day of the rule, `YYYY-MM-DD`. */
  readonly ruleDay: string
  /** The repetition relative to that day. */
  readonly repetition: Repetition
  readonly moreDates: number
  /** The event's saved category. */
  readonly savedCategoryId: string | null
  readonly onChange: (draft: EventDraft) => void
  readonly onManageCategories: () => void
}

/** The fields of an event below the title. */
export function EventForm(props: Props) {
  const { draft, faults, viewer, ruleDay, repetition, moreDates, savedCategoryId, onChange, onManageCategories } = props
  return (
    <div className={styles['fields']}>
      <TitleField draft={draft} faults={faults} onChange={onChange} />
      <Row icon={<Clock size={18} />}>
        <WhenFields draft={draft} faults={faults} viewerZone={viewer.timezone} onChange={onChange} />
      </Row>
      <AwayField draft={draft} onChange={onChange} />
      <Row icon={<Repeat size={18} />}>
        <RepetitionFields
          repetition={repetition}
          day={parseDay(ruleDay) ?? 0}
          moreDates={moreDates}
          startsOnSunday={viewer.startsOnSunday}
          faults={faults}
          onChange={(chosen) => onChange({ ...draft, repetition: chosen })}
          onMoveStart={(chosen, days) => onChange({ ...movedByDays(draft, days), repetition: chosen })}
        />
      </Row>
      <Row icon={<Bell size={18} />}>
        <ReminderFields draft={draft} faults={faults} person={viewer.reminded} onChange={onChange} />
      </Row>
      <Row icon={<Tag size={18} />}>
        <CategoryChips
          categoryId={draft.categoryId}
          savedId={savedCategoryId}
          newName={draft.newCategory ?? null}
          onChoose={(categoryId) => onChange(withCategory(draft, categoryId))}
          onManage={onManageCategories}
        />
      </Row>
      <GoalField draft={draft} onChange={onChange} />
      <Row icon={<MapPin size={18} />}>
        <PlaceField draft={draft} faults={faults} onChange={onChange} />
      </Row>
      <Row icon={<AlignLeft size={18} />}>
        <DescriptionField draft={draft} faults={faults} onChange={onChange} />
      </Row>
      <Row icon={<SlidersHorizontal size={18} />}>
        <DetailFields draft={draft} faults={faults} onChange={onChange} />
      </Row>
    </div>
  )
}

/** One category or none; choosing one drops a category to be created. */
const withCategory = ({ newCategory: _, ...draft }: EventDraft, categoryId: string | null): EventDraft => ({
  ...draft,
  categoryId,
})

type FieldProps = Pick<Props, 'draft' | 'faults' | 'onChange'>

function TitleField({ draft, faults, onChange }: FieldProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div>
      <input
        autoFocus
        className={styles['title']}
        aria-label={t('event.title')}
        aria-required="true"
        placeholder={t('event.titlePlaceholder')}
        autoComplete="off"
        dir="auto"
        value={draft.title}
        onChange={(change) => onChange({ ...draft, title: change.target.value })}
        {...describedBy('title', faults, id)}
      />
      <FaultText field="title" faults={faults} id={id} />
    </div>
  )
}

function PlaceField({ draft, faults, onChange }: FieldProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <input
        className={styles['input']}
        aria-label={t('event.place')}
        placeholder={t('event.placePlaceholder')}
        dir="auto"
        value={draft.location}
        onChange={(change) => onChange({ ...draft, location: change.target.value })}
        {...describedBy('location', faults, id)}
      />
      <FaultText field="location" faults={faults} id={id} />
    </>
  )
}

function DescriptionField({ draft, faults, onChange }: FieldProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <textarea
        className={styles['area']}
        aria-label={t('event.description')}
        placeholder={t('event.descriptionPlaceholder')}
        dir="auto"
        rows={3}
        value={draft.description}
        onChange={(change) => onChange({ ...draft, description: change.target.value })}
        {...describedBy('description', faults, id)}
      />
      <FaultText field="description" faults={faults} id={id} />
    </>
  )
}
