import i18next from 'i18next'

export { createInstance as createTexts, type ParseKeys as TextKey, type TFunction } from 'i18next'

/** The texts of the page, in its language. */
export const texts = i18next
