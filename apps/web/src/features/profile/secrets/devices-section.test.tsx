import { routes } from '@dodici/contract/routes'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button } from '../../../test/elements.ts'
import { answer, callsOf } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleUser } from '../../../test/samples.ts'
import { DevicesSection } from './devices-section.tsx'

const draw = (byDevices: boolean) => {
  answer(routes.listDevicePasswords, [])
  answer(routes.readTwoStep, { since: null, recoveryCodes: 0 })
  answer(routes.listIdentities, { hasPassword: true, provenUntil: null, identities: [] })
  answer(routes.updateProfile, ({ body }) => sampleUser(body as object))
  const user = sampleUser({ reminders: { ...sampleUser().reminders, byDevices } })
  return renderPart(<DevicesSection user={user} />, { user, language: 'en' })
}
const pressed = (name: string) => button(name).getAttribute('aria-pressed')

it('says who rings, and lets somebody choose that their devices do', async () => {
  const { person } = await draw(false)
  expect([pressed('Dodici rings'), pressed('My devices ring')]).toEqual(['true', 'false'])
  expect(screen.getByText(/A device may ring as well/)).toBeTruthy()
  await person.click(button('My devices ring'))
  expect(callsOf(routes.updateProfile).map(({ body }) => body)).toEqual([{ reminders: { byDevices: true } }])
})

it('says what stays when the devices ring', async () => {
  await draw(true)
  expect([pressed('Dodici rings'), pressed('My devices ring')]).toEqual(['false', 'true'])
  expect(screen.getByText(/Reminders by email still come/)).toBeTruthy()
})
