import type { ConversationSummary } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { formatAgo } from '../../../i18n/format-instant.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ReadState } from '../../../ui/read-state.tsx'
import { conversationDeletion, conversations } from './chat.queries.ts'
import styles from './chat.module.css'

interface Props {
  /** The open conversation. */
  readonly openId: string | null
  readonly onOpen: (id: string) => void
  readonly onDeleted: (id: string) => void
}

/** Stored conversations. Deleting one can be undone. */
export function ConversationList({ openId, onOpen, onDeleted }: Props) {
  const { t } = useTranslation()
  const reading = useQuery(conversations)
  const deletion = useMutation(conversationDeletion)
  if (!reading.data) {
    return <ReadState reading={reading} text={t('assistantChat.listFailed')} className={styles['failed']} />
  }
  const going = deletion.isPending ? deletion.variables : null
  const shown = reading.data.filter(({ _id }) => _id !== going)
  if (shown.length === 0) return <p className={styles['note']}>{t('assistantChat.noConversations')}</p>
  return (
    <ul className={styles['conversations']} aria-label={t('assistantChat.conversations')}>
      {shown.map((item) => (
        <Row
          key={item._id}
          item={item}
          now={reading.dataUpdatedAt}
          isOpen={item._id === openId}
          onOpen={() => onOpen(item._id)}
          onDelete={() => deletion.mutate(item._id, { onSuccess: () => onDeleted(item._id) })}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  readonly item: ConversationSummary
  /** When the list was read, in ms. */
  readonly now: number
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onDelete: () => void
}

function Row({ item, now, isOpen, onOpen, onDelete }: RowProps) {
  const { t } = useTranslation()
  const title = item.title || t('assistantChat.untitled')
  return (
    <li>
      <button type="button" className={styles['conversation']} aria-current={isOpen} onClick={onOpen}>
        <span>{title}</span>
        <small>{formatAgo(item.updatedAt, now) ?? t('assistantChat.justNow')}</small>
      </button>
      <IconButton icon={Trash2} label={t('assistantChat.delete', { title })} onClick={onDelete} />
    </li>
  )
}
