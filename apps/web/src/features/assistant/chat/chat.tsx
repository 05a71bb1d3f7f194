import MessagesSquare from 'lucide-react/icons/messages-square'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { codeOf } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FailedRead } from '../../../ui/read-state.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import styles from './chat.module.css'
import { Composer } from './composer.tsx'
import { ConversationList } from './conversation-list.tsx'
import { MessageList } from './message-list.tsx'
import { RunningTurn } from './running-turn.tsx'
import { useChat, type ChatState } from './use-chat.ts'
import { useStickToEnd } from './use-stick-to-end.ts'

/** The chat. Only applying a card writes anything. */
export function Chat() {
  const { t } = useTranslation()
  const chat = useChat()
  const [isListing, setIsListing] = useState(false)
  const { scroller, onScroll, toEnd } = useStickToEnd(chat.messages.at(-1))
  const open = (id: string | null) => {
    toEnd()
    setIsListing(false)
    chat.open(id)
  }
  const ask: ChatState['ask'] = (question, reading) => {
    toEnd()
    setIsListing(false)
    chat.ask(question, reading)
  }
  return (
    <div className={styles['chat']}>
      <div className={styles['head']}>
        <Button kind="plain" aria-expanded={isListing} onClick={() => setIsListing(!isListing)}>
          <MessagesSquare size={16} aria-hidden="true" />
          {t('assistantChat.conversations')}
        </Button>
        <Button kind="plain" disabled={chat.id === null && chat.turn === null} onClick={() => open(null)}>
          <Plus size={16} aria-hidden="true" />
          {t('assistantChat.new')}
        </Button>
      </div>
      {/* What scrolls is reached by the keyboard too. */}
      <div ref={scroller} className={styles['scroll']} tabIndex={0} role="group" onScroll={onScroll}>
        {isListing ? (
          <ConversationList
            openId={chat.id}
            onOpen={open}
            onDeleted={(id) => (id === chat.id ? chat.open(null) : undefined)}
          />
        ) : (
          <Talk chat={chat} onAsk={ask} onNew={() => open(null)} />
        )}
      </div>
      <p key={chat.answers} role="status" className="visually-hidden">
        {chat.answers === 0 || chat.isRunning ? '' : t('assistantChat.answered')}
      </p>
      <Composer isRunning={chat.isRunning} onAsk={ask} onStop={chat.stop} />
    </div>
  )
}

interface TalkProps {
  readonly chat: ChatState
  readonly onAsk: ChatState['ask']
  readonly onNew: () => void
}

function Talk({ chat, onAsk, onNew }: TalkProps) {
  const { t } = useTranslation()
  const { messages, turn, error } = chat
  if (error) {
    const isGone = codeOf(error) === 'not_found'
    return (
      <FailedRead
        className={styles['failed']}
        text={t('assistantChat.readFailed')}
        code={codeOf(error)}
        again={isGone ? t('assistantChat.new') : undefined}
        onTryAgain={isGone ? onNew : chat.readAgain}
      />
    )
  }
  if (chat.isReading) return <Spinner />
  if (messages.length === 0) return <ChatExamples onAsk={onAsk} />
  return (
    <>
      <MessageList messages={messages} onRead={onAsk} />
      {turn ? <RunningTurn turn={turn} onTryAgain={chat.tryAgain} /> : null}
    </>
  )
}

const EXAMPLES = ['busiest', 'free', 'next', 'overlaps'] as const

/** Example questions for an empty chat. */
function ChatExamples({ onAsk }: { readonly onAsk: (question: string) => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles['empty']}>
      <h3>{t('assistantChat.emptyTitle')}</h3>
      <p>{t('assistantChat.emptyText')}</p>
      <ul>
        {EXAMPLES.map((name) => {
          const question = t(`assistantChat.examples.${name}`)
          return (
            <li key={name}>
              <button type="button" onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
