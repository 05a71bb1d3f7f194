import { en } from '../i18n/en.ts'
import { it } from '../i18n/it.ts'
import { texts } from '../i18n/texts.ts'

/** Both languages at once, with no detection: a test says which one it wants. */
export function startTestI18n(): void {
  texts.subscribe(() => {
    document.documentElement.lang = texts.language
  })
  texts.add('en', 'first', en)
  texts.add('it', 'first', it)
  texts.changeLanguage('en')
}
