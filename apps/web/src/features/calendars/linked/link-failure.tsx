import { codeOf } from '../../../api/api-error.ts'
import { FailureWords } from '../../../ui/failure-words.tsx'
import { faultWords, linkFaultOf } from './fault-words.ts'
import styles from './linked.module.css'

/** Why something about an account elsewhere failed, and what to do. */
export function LinkFailure({ error }: { readonly error: unknown }) {
  const fault = linkFaultOf(error)
  return (
    <p role="alert" className={styles['failure']}>
      {fault === null ? <FailureWords code={codeOf(error)} /> : faultWords(fault)}
    </p>
  )
}
