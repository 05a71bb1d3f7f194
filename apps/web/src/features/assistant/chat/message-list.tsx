import type { ChosenReading } from '@dodici/contract/types'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { EventChips } from '../chips/event-chips.tsx'
import { GoalChips } from '../chips/goal-chips.tsx'
import { ProposalCard } from '../proposal/proposal-card.tsx'
import styles from './chat.module.css'
import { CountedChip } from './counted-chip.tsx'
import { readBlocks, type Block } from './read-blocks.ts'
import { ReadingChips } from './reading-chips.tsx'
import type { Message } from './turn.ts'

interface ListProps {
  readonly messages: readonly Message[]
  /** A question is to be read so. */
  readonly onRead: (question: string, reading: ChosenReading) => void
}

/** What was said, oldest first. */
export function MessageList({ messages, onRead }: ListProps) {
  const { t } = useTranslation()
  return (
    <ol className={styles['messages']} aria-label={t('assistantChat.messages')}>
      {messages.map((message, index) => (
        <li key={message._id} className={styles[message.role]}>
          <span className="visually-hidden">{t(`assistantChat.${message.role}`)}</span>
          {message.role === 'person' ? (
            <p>{message.text}</p>
          ) : (
            <Answer message={message} onRead={(reading) => onRead(messages[index - 1]?.text ?? '', reading)} />
          )}
        </li>
      ))}
    </ol>
  )
}

interface AnswerProps {
  readonly message: Message
  readonly onRead: (reading: ChosenReading) => void
}

function Answer({ message, onRead }: AnswerProps) {
  const { t } = useTranslation()
  const { text, isCut, events, goals, proposal, reading, counted, fallback } = message
  return (
    <>
      <PlainText text={text} />
      {isCut ? <p className={styles['note']}>{t('assistantChat.cut')}</p> : null}
      {counted ? <CountedChip counted={counted} /> : null}
      <EventChips events={events} label={t('assistantChat.named')} />
      <GoalChips goals={goals} label={t('assistantChat.namedGoals')} />
      {proposal ? <ProposalCard proposal={proposal} /> : null}
      {reading ? <ReadingChips reading={reading} onChange={onRead} /> : null}
      {fallback === null ? null : <p className={styles['note']}>{t(`advice.fallback.${fallback}`)}</p>}
    </>
  )
}

/** The assistant's text, never markup. Links and images in it are plain characters. */
function PlainText({ text }: { readonly text: string }) {
  return (
    <div className={styles['text']}>
      {readBlocks(text).map((block, index) => (
        <TextBlock key={index} block={block} />
      ))}
    </div>
  )
}

function TextBlock({ block: { kind, lines } }: { readonly block: Block }) {
  if (kind === 'text') return <p>{lines.join('\n')}</p>
  const List = kind === 'points' ? 'ul' : 'ol'
  return (
    <List>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </List>
  )
}
