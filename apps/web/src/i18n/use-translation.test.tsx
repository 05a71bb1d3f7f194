import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { texts } from './texts.ts'
import { useLanguage } from './use-language.ts'
import { useTranslation } from './use-translation.ts'

function Save() {
  const { t } = useTranslation()
  return `${useLanguage()}: ${t('common.save')}`
}

it('what shows texts is drawn again in another language', () => {
  const { container } = render(<Save />)
  expect(container.textContent).toBe('en: Save')
  act(() => void texts.changeLanguage('it'))
  expect(container.textContent).toBe('it: Salva')
  act(() => void texts.changeLanguage('en'))
  expect(container.textContent).toBe('en: Save')
})
