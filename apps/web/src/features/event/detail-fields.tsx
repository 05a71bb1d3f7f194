import ExternalLink from 'lucide-react/icons/external-link'
import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ChoiceChips } from './choice-chips.tsx'
import type { Faults } from './draft-faults.ts'
import type { EventDraft } from './draft.ts'
import styles from './event-form.module.css'
import { describedBy, FaultText } from './fault-text.tsx'
import { safeLink } from './safe-link.ts'

interface Props {
  readonly draft: EventDraft
  readonly faults: Faults
  readonly onChange: (draft: EventDraft) => void
}

const isUsual = (draft: EventDraft): boolean =>
  draft.url === '' && draft.kind === 'event' && draft.status === 'confirmed' && draft.busy

/** Link, kind, status and load: collapsed unless opened or unusual. */
export function DetailFields({ draft, faults, onChange }: Props) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(!isUsual(draft))
  if (!isOpen) {
    return (
      <button type="button" className={styles['textButton']} onClick={() => setIsOpen(true)}>
        {t('event.moreDetails')}
      </button>
    )
  }
  return (
    <div className={styles['stack']}>
      <LinkField draft={draft} faults={faults} onChange={onChange} />
      <KindChips draft={draft} onChange={onChange} />
      <StatusChips draft={draft} onChange={onChange} />
    </div>
  )
}

function LinkField({ draft, faults, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const link = safeLink(draft.url)
  return (
    <>
      <span className={styles['withEnd']}>
        <input
          className={styles['input']}
          aria-label={t('event.link')}
          placeholder={t('event.linkPlaceholder')}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.url}
          onChange={(change) => onChange({ ...draft, url: change.target.value })}
          {...describedBy('url', faults, id)}
        />
        {link === null ? null : (
          <a
            href={link}
            target="_blank"
            rel="noreferrer noopener"
            className={styles['open']}
            aria-label={t('event.openLink')}
          >
            <ExternalLink size={16} aria-hidden="true" />
          </a>
        )}
      </span>
      <FaultText field="url" faults={faults} id={id} />
    </>
  )
}

function KindChips({ draft, onChange }: Omit<Props, 'faults'>) {
  const { t } = useTranslation()
  return (
    <ChoiceChips
      label={t('event.kind.label')}
      choices={[
        { value: 'event', text: t('event.kind.event') },
        { value: 'milestone', text: t('event.kind.milestone') },
        { value: 'marker', text: t('event.kind.marker') },
      ]}
      value={draft.kind}
      onChoose={(kind) => onChange({ ...draft, kind })}
    />
  )
}

/** "Cancelled" cannot be chosen (deleting can be undone), but an imported event may be. */
function StatusChips({ draft, onChange }: Omit<Props, 'faults'>) {
  const { t } = useTranslation()
  const [wasCancelled] = useState(draft.status === 'cancelled')
  const statuses: readonly EventDraft['status'][] = [
    'confirmed',
    'tentative',
    ...(wasCancelled ? (['cancelled'] as const) : []),
  ]
  return (
    <div className={styles['pair']}>
      <ChoiceChips
        label={t('event.status.label')}
        choices={statuses.map((status) => ({ value: status, text: t(`event.status.${status}`) }))}
        value={draft.status}
        onChoose={(status) => onChange({ ...draft, status })}
      />
      <ChoiceChips
        label={t('event.busy.label')}
        choices={[
          { value: 'busy', text: t('event.busy.busy') },
          { value: 'free', text: t('event.busy.free') },
        ]}
        value={draft.busy ? 'busy' : 'free'}
        onChoose={(busy) => onChange({ ...draft, busy: busy === 'busy' })}
      />
    </div>
  )
}
