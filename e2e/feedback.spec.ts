import { expectAccessible, OVERLAY } from './world/accessible.ts'
import { PHONE } from './world/finger.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'
import { edgesOf, openYear, toast } from './world/year.ts'

const words = {
  it: {
    ...{
      button: 'Feedback sulla beta',
      title: 'Lascia un feedback',
      category: 'Categoria',
      details: 'Il tuo feedback',
    },
    ...{ submit: 'Invia', cancel: 'Annulla', sent: 'Grazie per il tuo feedback!', first: 'Problema' },
    ...{ notSent: 'non è stato inviato', required: 'Scrivi il tuo feedback.', notLoaded: 'caricare le categorie' },
    ...{ tryAgain: 'Riprova' },
  },
  en: {
    ...{ button: 'Beta Feedback', title: 'Provide Feedback', category: 'Category', details: 'Your Feedback' },
    ...{ submit: 'Submit', cancel: 'Cancel', sent: 'Thank you for your feedback!', first: 'Problem' },
    ...{ notSent: 'was not sent', required: 'Please write your feedback.', notLoaded: 'could not be loaded' },
    ...{ tryAgain: 'Try again' },
  },
} as const

const SUBMIT = '**/api/v1/feedback/submit'
const CATEGORIES = '**/api/v1/feedback/categories*'

for (const language of languagesOf('en')) {
  const say = words[language]

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('feedback is given over the year: the dialog is accessible, sends, thanks, closes, and opens by keys', async ({
      page,
    }) => {
      await openYear(page)
      await page.locator('main footer').getByRole('button', { name: say.button }).click()
      const dialog = page.getByRole('dialog', { name: say.title })
      await expect(dialog.getByLabel(say.category).locator('option')).toHaveCount(4)
      await expect(dialog.getByLabel(say.category).locator('option:checked')).toHaveText(say.first)
      await expectAccessible(page, `feedback in ${language}`, OVERLAY)
      await dialog.getByRole('button', { name: say.submit }).click()
      await expect(dialog.getByText(say.required)).toBeVisible()
      await expect(dialog.getByLabel(say.details)).toBeFocused()
      await page.keyboard.type('The year is lovely.')
      const sent = page.waitForRequest(SUBMIT)
      await dialog.getByRole('button', { name: say.submit }).click()
      expect((await sent).postDataJSON()).toMatchObject({
        title: 'Feedback from Dodici',
        details: 'The year is lovely.',
        categoryId: 'problem',
        metadata: { page: '/calendar', url: page.url() },
      })
      await expect(toast(page)).toContainText(say.sent)
      await expect(dialog).toBeHidden()

      // It is opened, left and opened again with the keyboard alone.
      const button = page.getByRole('button', { name: say.button })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
    })

    test.describe('signed out', () => {
      test.use({ isSignedIn: false })

      test(
        'what could not be sent is still there, and can be sent again',
        { tag: '@deep' },
        async ({ page, watched }) => {
          watched.expect(/Error submitting feedback|500/)
          await page.goto('/about')
          await page.getByRole('button', { name: say.button }).click()
          const dialog = page.getByRole('dialog', { name: say.title })
          await dialog.getByLabel(say.category).selectOption('idea')
          await dialog.getByLabel(say.details).fill('More red.')
          const json = { status: 500, title: 'Fault', detail: 'Fault', code: 'internal' }
          await page.route(SUBMIT, (route) => route.fulfill({ status: 500, json }))
          await dialog.getByRole('button', { name: say.submit }).click()
          await expect(dialog.getByRole('alert').filter({ hasText: say.notSent })).toBeVisible()
          await expectAccessible(page, `feedback that was not sent, in ${language}`, OVERLAY)
          await expect(dialog.getByLabel(say.details)).toHaveValue('More red.')
          await page.unroute(SUBMIT)
          const answer = page.waitForResponse(SUBMIT)
          await dialog.getByRole('button', { name: say.submit }).click()
          expect((await answer).status()).toBe(201)
          await expect(toast(page)).toContainText(say.sent)
        },
      )

      test('categories that do not load can be loaded again in place', { tag: '@deep' }, async ({ page, watched }) => {
        watched.expect(/Error fetching feedback categories|ERR_FAILED/)
        await page.route(CATEGORIES, (route) => route.abort())
        await page.goto('/')
        await page.getByRole('button', { name: say.button }).click()
        const dialog = page.getByRole('dialog', { name: say.title })
        await dialog.getByLabel(say.details).fill('Hello')
        await expect(dialog.getByText(say.notLoaded)).toBeVisible()
        await expect(dialog.getByRole('button', { name: say.submit })).toBeDisabled()
        await page.unroute(CATEGORIES)
        await dialog.getByRole('button', { name: say.tryAgain }).click()
        await expect(dialog.getByLabel(say.category).locator('option:checked')).toHaveText(say.first)
        await expect(dialog.getByLabel(say.details)).toHaveValue('Hello')
      })
    })
  })
}

test('D7: feedback from the page for a new password carries nothing of its address', async ({ page }) => {
  await page.goto('/reset-password?token=very-secret')
  await page.getByRole('button', { name: words.it.button }).click()
  const dialog = page.getByRole('dialog', { name: words.it.title })
  await dialog.getByLabel(words.it.details).fill('It does not work.')
  const sent = page.waitForRequest(SUBMIT)
  await dialog.getByRole('button', { name: words.it.submit }).click()
  const body = (await sent).postData() ?? ''
  expect(body).toContain('/reset-password')
  expect(body).not.toContain('very-secret')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the button is above the navigation, and the dialog fills the screen', { tag: '@deep' }, async ({ page }) => {
    await openYear(page)
    const button = page.getByRole('button', { name: 'Feedback', exact: true })
    const [place, bar] = [await edgesOf(button), await edgesOf(page.getByRole('navigation').last())]
    expect(place.bottom).toBeLessThanOrEqual(bar.top)
    expect(place.right).toBeGreaterThan(360)
    await button.click()
    const dialog = page.getByRole('dialog', { name: words.it.title })
    await expect(dialog.getByLabel(words.it.details)).toHaveAttribute('rows', '6')
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await expectAccessible(page, 'feedback on a phone', OVERLAY)
  })
})
