import type { Page } from '@playwright/test'
import { expectAccessible } from './world/accessible.ts'
import { languagesOf } from './world/languages.ts'
import { expect, test } from './world/test.ts'

const words = {
  it: {
    section: 'Indirizzi per altri calendari',
    ofCalendar: 'Indirizzo di “Personale” per altri calendari',
    name: 'Nome',
    busy: 'Solo quando sei occupato',
    everything: 'Tutto',
    create: 'Crea l’indirizzo',
    address: 'Indirizzo di “Nonna”',
    qr: 'Codice QR dell’indirizzo',
    done: 'Fatto',
    edit: 'Modifica “Nonna”',
    save: 'Salva',
    renew: 'Dai un nuovo indirizzo a “Nonna”',
    renewNow: 'Nuovo indirizzo',
    end: 'Disattiva l’indirizzo “Nonna”',
    endNow: 'Disattiva',
    keep: 'Annulla',
    ended: 'L’indirizzo non funziona più.',
    add: 'Crea un indirizzo',
    taken: 'Occupato',
    read: /letto adesso · node/,
  },
  en: {
    section: 'Addresses for other calendars',
    ofCalendar: 'Address of “Personal” for other calendars',
    name: 'Name',
    busy: 'Only when you are busy',
    everything: 'Everything',
    create: 'Make the address',
    address: 'Address of “Nonna”',
    qr: 'QR code of the address',
    done: 'Done',
    edit: 'Edit “Nonna”',
    save: 'Save',
    renew: 'Give “Nonna” a new address',
    renewNow: 'New address',
    end: 'Turn off the address “Nonna”',
    endNow: 'Turn off',
    keep: 'Cancel',
    ended: 'The address no longer works.',
    add: 'Make an address',
    taken: 'Busy',
    read: /read just now · node/,
  },
} as const

/** What a program is answered at an address. */
async function fetched(address: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(address)
  return { status: answer.status, text: await answer.text() }
}

/** A day of the next month. */
const SOON = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10)

const SUMMARY = /^SUMMARY:.*$/m
const summaryAt = async (address: string) => SUMMARY.exec((await fetched(address)).text)?.[0].trim()

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const language of languagesOf('it')) {
  const its = words[language]

  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('an address is made from a calendar, read, changed, renewed and ended by mouse', async ({ page, person }) => {
      await person.call('POST', '/events', { title: 'Dentista', allDay: true, start: SOON, end: SOON })
      await page.goto('/calendar?dialog=calendars')
      await page.getByRole('button', { name: its.ofCalendar }).click()
      const section = sectionOf(page, its.section)
      await expect(section.getByLabel(its.name, { exact: true })).toHaveValue(/Personal/)
      await expect(page).toHaveURL(/\/profile\?feed=.*#feeds$/)
      await expectAccessible(page, 'a new address', '#feeds')
      await section.getByLabel(its.name, { exact: true }).fill('Nonna')
      await section.getByRole('radio', { name: its.busy }).check()
      await section.getByRole('button', { name: its.create }).click()

      const field = section.getByLabel(its.address)
      await expect(field).toBeFocused()
      const first = await field.inputValue()
      expect(first).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/feeds\/dodfed_[\w-]{43}\.ics$/)
      await expect(section.getByRole('img', { name: its.qr })).toBeVisible()
      await expectAccessible(page, 'an address that was made', '#feeds')
      await section.getByRole('button', { name: its.done }).click()
      await expect(page).toHaveURL('/profile')
      expect(await summaryAt(first)).toBe(`SUMMARY:${its.taken}`)
      await page.reload()
      await expect(section.getByText(its.read)).toBeVisible()

      await section.getByRole('button', { name: its.edit }).click()
      await section.getByRole('radio', { name: its.everything }).check()
      await section.getByRole('button', { name: its.save }).click()
      await expect(section.getByRole('button', { name: its.edit })).toBeFocused()
      expect(await summaryAt(first)).toBe('SUMMARY:Dentista')

      await section.getByRole('button', { name: its.renew }).click()
      await section.getByRole('button', { name: its.renewNow }).click()
      await expect(field).not.toHaveValue(first)
      const second = await field.inputValue()
      await section.getByRole('button', { name: its.done }).click()
      expect([(await fetched(first)).status, await summaryAt(second)]).toEqual([404, 'SUMMARY:Dentista'])

      await section.getByRole('button', { name: its.end }).click()
      await section.getByRole('button', { name: its.endNow, exact: true }).click()
      await expect(section.getByText(its.ended)).toBeVisible()
      await expect(section.getByRole('button', { name: its.add })).toBeFocused()
      expect((await fetched(second)).status).toBe(404)
    })

    test('an address is made and ended by keys alone', async ({ page }) => {
      await page.goto('/profile#feeds')
      const section = sectionOf(page, its.section)
      await section.getByRole('button', { name: its.add }).focus()
      await page.keyboard.press('Enter')
      await expect(section.getByLabel(its.name, { exact: true })).toBeFocused()
      await page.keyboard.type('Nonna')
      // To the choices of what it shows, and on to the last of them.
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      await expect(section.getByRole('radio', { name: its.everything })).toBeChecked()
      await page.keyboard.press('Enter')
      await expect(section.getByLabel(its.address)).toBeFocused()
      await section.getByRole('button', { name: its.done }).press('Enter')
      await section.getByRole('button', { name: its.end }).press('Enter')
      // The harmless answer has the focus.
      await expect(section.getByRole('button', { name: its.keep, exact: true })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(section.getByText(its.ended)).toBeVisible()
      await expect(section.getByRole('button', { name: its.add })).toBeFocused()
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an address is made by finger, and nothing is wider than the screen', async ({ page }) => {
    const its = words.it
    await page.goto('/profile#feeds')
    const section = sectionOf(page, its.section)
    await section.getByRole('button', { name: its.add }).tap()
    await section.getByLabel(its.name, { exact: true }).fill('Nonna')
    await section.getByText(its.everything, { exact: true }).tap()
    await section.getByRole('button', { name: its.create }).tap()
    await expect(section.getByRole('img', { name: its.qr })).toBeVisible()
    await expectAccessible(page, 'an address on a phone', '#feeds')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
