import { routes } from '@dodici/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { button, field } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { answerProfile } from '../../test/profile-answers.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'
import { AddressSection } from './address-section.tsx'
import { RemindersSection } from './reminders-section.tsx'

const user = sampleUser({ emailConfirmed: false })

beforeEach(() => answerProfile({ user }))

describe('the address in the profile', () => {
  it('that nobody has confirmed says so, and has the link sent again', async () => {
    answer(routes.sendConfirmation, undefined)
    const { person } = await renderPart(<AddressSection user={user} />, { user })
    expect(screen.getByText(/^Not confirmed yet\. Open the link we sent to giulia@example\.org/)).toBeTruthy()
    await person.click(button('Send the link again'))
    expect(await screen.findByText('On its way. Nothing there? Check your spam folder.')).toBeTruthy()
    fail(routes.sendConfirmation, 'network')
    await person.click(button('Send the link again'))
    expect(await screen.findByText(/^Not sent\./)).toBeTruthy()
  })

  it('is changed with the password, and waits to be confirmed', async () => {
    answer(routes.changeEmail, { ...user, newEmail: 'new@example.org' })
    const { person } = await renderPart(<AddressSection user={user} />, { user })
    await person.click(button('Change the address'))
    await person.type(field('New address'), ' new@example.org ')
    await person.type(field('Current password'), 'correct horse')
    await person.click(button('Send the link'))
    await waitFor(() => expect(callsOf(routes.changeEmail)).toHaveLength(1))
    expect(callsOf(routes.changeEmail)[0]?.body).toEqual({
      newEmail: 'new@example.org',
      currentPassword: 'correct horse',
      device: null,
    })
    await waitFor(() => expect(screen.queryByLabelText('New address')).toBeNull())
  })

  it('says at its field what is wrong, and keeps what was typed', async () => {
    fail(routes.changeEmail, 'wrong_password')
    const { person } = await renderPart(<AddressSection user={user} />, { user })
    await person.click(button('Change the address'))
    await person.type(field('New address'), 'new@example.org')
    await person.type(field('Current password'), 'guessed')
    await person.click(button('Send the link'))
    await screen.findByText('The password is wrong.')
    expect(field('New address')).toHaveProperty('value', 'new@example.org')
  })

  it('that waits can be taken back', async () => {
    const waiting = sampleUser({ newEmail: 'new@example.org' })
    answer(routes.keepEmail, sampleUser())
    const { person } = await renderPart(<AddressSection user={waiting} />, { user: waiting })
    expect(screen.getByText(/^We sent a link to new@example\.org\./)).toBeTruthy()
    await person.click(button('Keep the present address'))
    await waitFor(() => expect(callsOf(routes.keepEmail)).toHaveLength(1))
  })
})

it('reminders by mail say that the address is to be confirmed first', async () => {
  await renderPart(<RemindersSection user={user} />, { user })
  expect(screen.getByText('Emails go out as soon as you confirm giulia@example.org.')).toBeTruthy()
})
