import { useTranslation } from '../../i18n/use-translation.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { Facts, Invitation, LineSection, PhoneSection, ShownSections, ViewsSection } from './home-sections.tsx'
import styles from './home-page.module.css'
import { ProductPicture } from './product-picture.tsx'
import { SiteFrame } from './site-frame.tsx'
import { StartLinks } from './start-links.tsx'

/** The landing page. */
export function HomePage() {
  return (
    <SiteFrame name="home">
      <Opening />
      <ViewsSection />
      <LineSection />
      <ShownSections />
      <PhoneSection />
      <Facts />
      <Invitation />
    </SiteFrame>
  )
}

function Opening() {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  return (
    <section className={styles['opening']}>
      <h1>
        {t('site.home.title')} <span>{t('site.home.titleEnd')}</span>
      </h1>
      <div className={styles['lead']}>
        <p>{t('site.home.lead')}</p>
        <StartLinks />
      </div>
      <div className={styles['hero']}>
        {isPhone ? (
          <ProductPicture name="phone" alt={t('site.home.phonePicture')} isFirst />
        ) : (
          <ProductPicture name="planner" alt={t('site.home.plannerPicture')} isFirst />
        )}
      </div>
    </section>
  )
}
