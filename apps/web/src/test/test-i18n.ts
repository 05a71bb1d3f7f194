import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from '../i18n/en.ts'
import { it } from '../i18n/it.ts'
import { namesProduct } from '../i18n/product-name.ts'

/** Both languages at once, with no detection: a test says which one it wants. */
export async function startTestI18n(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await i18next
    .use(namesProduct)
    .use(initReactI18next)
    .init({
      lng: 'en',
      fallbackLng: false,
      resources: { en: { translation: en }, it: { translation: it } },
      interpolation: { escapeValue: false },
      postProcess: namesProduct.name,
    })
}
