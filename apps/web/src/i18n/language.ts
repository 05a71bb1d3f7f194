export { chooseLanguage, languages, type Language } from '@dodici/contract/language'
