import { sentLines, storedLines, type SentLine } from '@dodici/contract/stored-and-sent'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { SiteFrame } from './site-frame.tsx'
import styles from './text-page.module.css'
import { TextPart } from './text-part.tsx'
import type { Instance } from '@dodici/contract/types'
import { useInstance } from '../../api/use-instance.ts'

const kept = [
  'session',
  'language',
  'cookie',
  'accepted',
  'looks',
  'left',
  'device',
  'draft',
  'lane',
  'chat',
  'files',
] as const
const yours = ['content', 'export', 'delete', 'ask'] as const
const terms = ['care', 'beta', 'license', 'change'] as const

/** What the software stores and sends: the lines are the contract's list, and the installation says what is sent. */
export function TermsPage() {
  const { t } = useTranslation()
  const { value: instance, error, tryAgain } = useInstance()
  return (
    <SiteFrame name="terms">
      <article className={styles['page']}>
        <h1 className={styles['title']}>{t('terms.title')}</h1>
        <p className={styles['lead']}>{t('terms.lead')}</p>
        <TextPart title={t('terms.responsible.title')}>
          <p>{t('terms.responsible.text')}</p>
          {instance === null ? null : <Contact contact={instance.contact} />}
          {error === null ? null : (
            <p role="alert">
              {t('site.notLoaded')} <Button onClick={tryAgain}>{t('common.tryAgain')}</Button>
            </p>
          )}
        </TextPart>
        <InBrowser />
        <Said part="server" lines={storedLines} />
        <Sent instance={instance} />
        <Said part="yours" lines={yours} />
        <Said part="terms" lines={terms} />
      </article>
    </SiteFrame>
  )
}

function Contact({ contact }: { readonly contact: string | null }) {
  const { t } = useTranslation()
  if (contact === null) return <p>{t('terms.responsible.noContact')}</p>
  return (
    <p>
      {t('terms.responsible.contact')} <a href={`mailto:${contact}`}>{contact}</a>
    </p>
  )
}

function InBrowser() {
  const { t } = useTranslation()
  return (
    <TextPart title={t('terms.browser.title')}>
      <p>{t('terms.browser.lead')}</p>
      <div className={styles['table']}>
        <table>
          <thead>
            <tr>
              {(['what', 'why', 'until'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`terms.browser.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kept.map((item) => (
              <tr key={item}>
                <th scope="row">{t(`terms.browser.items.${item}.name`)}</th>
                <td>{t(`terms.browser.items.${item}.why`)}</td>
                <td>{t(`terms.browser.items.${item}.until`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </TextPart>
  )
}

type TermsListProps =
  | { readonly part: 'server'; readonly lines: typeof storedLines }
  | { readonly part: 'yours'; readonly lines: typeof yours }
  | { readonly part: 'terms'; readonly lines: typeof terms }

function Said({ part, lines }: TermsListProps) {
  const { t } = useTranslation()
  return (
    <TextPart title={t(`terms.${part}.title`)}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{t(`terms.${part}.${line}` as 'terms.terms.care')}</li>
        ))}
      </ul>
    </TextPart>
  )
}

/** The installation says what is sent, so it is shown only once known. */
function Sent({ instance }: { readonly instance: Instance | null }) {
  const { t } = useTranslation()
  return (
    <TextPart title={t('terms.sent.title')}>
      {instance === null ? null : (
        <ul>
          {sentLines.map((line) => (
            <SentItem key={line} line={line} sending={instance.sends.find((one) => one.line === line)} />
          ))}
          <li>{t('terms.sent.nothing')}</li>
        </ul>
      )}
    </TextPart>
  )
}

interface SentProps {
  readonly line: SentLine
  /** Undefined if nothing of it is sent. */
  readonly sending: Instance['sends'][number] | undefined
}

function SentItem({ line, sending }: SentProps) {
  const { t } = useTranslation()
  if (sending !== undefined) return <li>{t(`terms.sent.${line}`, { to: sending.to ?? '' })}</li>
  if (line === 'mail' || line === 'model' || line === 'reports') return <li>{t(`terms.sent.none.${line}`)}</li>
  return null
}
