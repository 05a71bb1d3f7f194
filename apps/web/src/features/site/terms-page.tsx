import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { SiteFrame } from './site-frame.tsx'
import styles from './text-page.module.css'
import { TextPart } from './text-part.tsx'
import type { Instance } from '@dodici/contract/types'
import { useInstance } from '../../api/use-instance.ts'

const kept = ['session', 'language', 'cookie', 'accepted', 'looks', 'left', 'draft', 'files'] as const
const onServer = ['account', 'sessions', 'content', 'changes', 'feedback', 'requests', 'mail', 'attempts'] as const
const yours = ['content', 'export', 'delete', 'ask'] as const
const terms = ['care', 'beta', 'license', 'change'] as const

/** What the software keeps and sends. Whoever changes that changes these words, too. */
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
        <Said part="server" lines={onServer} />
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

type SaidProps =
  | { readonly part: 'server'; readonly lines: typeof onServer }
  | { readonly part: 'yours'; readonly lines: typeof yours }
  | { readonly part: 'terms'; readonly lines: typeof terms }

function Said({ part, lines }: SaidProps) {
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

/** Whether errors are reported is for whoever runs it to say, so it is said only once it is known. */
function Sent({ instance }: { readonly instance: Instance | null }) {
  const { t } = useTranslation()
  const host = instance?.sentryDsn ? new URL(instance.sentryDsn).host : null
  return (
    <TextPart title={t('terms.sent.title')}>
      <ul>
        <li>{t('terms.sent.mail')}</li>
        {instance === null ? null : (
          <li>{host === null ? t('terms.sent.noReports') : t('terms.sent.reports', { host })}</li>
        )}
        <li>{t('terms.sent.nothing')}</li>
      </ul>
    </TextPart>
  )
}
