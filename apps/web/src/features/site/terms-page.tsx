import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { SiteFrame } from './site-frame.tsx'
import styles from './text-page.module.css'
import { TextPart } from './text-part.tsx'
import { useInstance, type Instance } from './use-instance.ts'

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
        <h1 className={styles['title']}>{t('sitePages.terms.title')}</h1>
        <p className={styles['lead']}>{t('sitePages.terms.lead')}</p>
        <TextPart title={t('sitePages.terms.responsible.title')}>
          <p>{t('sitePages.terms.responsible.text')}</p>
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
  if (contact === null) return <p>{t('sitePages.terms.responsible.noContact')}</p>
  return (
    <p>
      {t('sitePages.terms.responsible.contact')} <a href={`mailto:${contact}`}>{contact}</a>
    </p>
  )
}

function InBrowser() {
  const { t } = useTranslation()
  return (
    <TextPart title={t('sitePages.terms.browser.title')}>
      <p>{t('sitePages.terms.browser.lead')}</p>
      <div className={styles['table']}>
        <table>
          <thead>
            <tr>
              {(['what', 'why', 'until'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`sitePages.terms.browser.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kept.map((item) => (
              <tr key={item}>
                <th scope="row">{t(`sitePages.terms.browser.items.${item}.name`)}</th>
                <td>{t(`sitePages.terms.browser.items.${item}.why`)}</td>
                <td>{t(`sitePages.terms.browser.items.${item}.until`)}</td>
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
    <TextPart title={t(`sitePages.terms.${part}.title`)}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{t(`sitePages.terms.${part}.${line}` as 'sitePages.terms.terms.care')}</li>
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
    <TextPart title={t('sitePages.terms.sent.title')}>
      <ul>
        <li>{t('sitePages.terms.sent.mail')}</li>
        {instance === null ? null : (
          <li>{host === null ? t('sitePages.terms.sent.noReports') : t('sitePages.terms.sent.reports', { host })}</li>
        )}
        <li>{t('sitePages.terms.sent.nothing')}</li>
      </ul>
    </TextPart>
  )
}
