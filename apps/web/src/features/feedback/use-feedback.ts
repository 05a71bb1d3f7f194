import { routes } from '@dodici/contract/routes'
import type { FeedbackCategoryId } from '@dodici/contract/types'
import { useCallback, useEffect, useState } from 'react'
import { codeOf } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { logFault } from '../../ui/log.ts'
import { feedbackFacts } from './feedback-facts.ts'

/** Kinds of feedback in the page's language. Failures are logged; the caller offers a retry. */
export function useFeedbackCategories() {
  const language = useLanguage()
  const read = useCallback(
    (signal: AbortSignal) => call(routes.listFeedbackCategories, { query: { language }, signal }),
    [language],
  )
  const answer = useAnswer(read)
  const { error } = answer
  useEffect(() => {
    if (error !== null) logFault('Error fetching feedback categories:', error)
  }, [error])
  return answer
}

interface Feedback {
  readonly categoryId: FeedbackCategoryId
  readonly details: string
}

/** The last result; `refused` means rate limited. */
export type SendState = 'ready' | 'sending' | 'failed' | 'refused'

/** Sends feedback, signed in or not. Failures are logged and leave the form as it is. */
export function useSendFeedback(onSent: () => void) {
  const { t } = useTranslation()
  const [state, setState] = useState<SendState>('ready')
  const send = async (feedback: Feedback): Promise<void> => {
    setState('sending')
    try {
      const title = `Feedback from ${t('common.productName')}`
      await call(routes.submitFeedback, { body: { title, ...feedback, metadata: feedbackFacts(location, navigator) } })
    } catch (fault) {
      logFault('Error submitting feedback:', fault)
      setState(codeOf(fault) === 'too_many_requests' ? 'refused' : 'failed')
      return
    }
    onSent()
  }
  return { state, send }
}
