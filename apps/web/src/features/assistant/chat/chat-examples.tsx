import { useTranslation } from 'react-i18next'
import styles from './chat.module.css'

const EXAMPLES = ['busiest', 'free', 'next', 'overlaps'] as const

/** What one could ask, for who has asked nothing yet. */
export function ChatExamples({ onAsk }: { readonly onAsk: (question: string) => void }) {
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
