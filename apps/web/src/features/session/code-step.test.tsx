import { routes } from '@dodici/contract/routes'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { storedToken } from '../../api/stored-session.ts'
import { LoginPart } from '../../app/parts/login-part.tsx'
import { button, field, findHeading, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail, reply } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'

const session = { user: sampleUser(), token: 'secret', device: null }

/** The page after the right password of somebody who signs in with two steps. */
const open = async () => {
  reply(routes.login, () => ({ status: 202, body: { step: 'dodstp_x', factors: ['totp', 'recovery'] } }))
  const { person } = await renderPart(<LoginPart />, { path: '/login' })
  await person.type(field('Email'), 'giulia@example.org')
  await person.type(field('Password'), 'correct horse')
  await person.click(button('Login'))
  await findHeading('One more step')
  const enter = async (code: string, label = 'Six-digit code') => {
    await person.clear(field(label))
    await person.type(field(label), code)
    await person.click(button('Login'))
  }
  return { person, enter }
}

it('asks for the code of an app, and signs in with it', async () => {
  const { enter } = await open()
  expect(storedToken()).toBeNull()
  expect(document.activeElement).toBe(field('Six-digit code'))
  expect(field('Six-digit code').getAttribute('autocomplete')).toBe('one-time-code')
  expect(field('Six-digit code').getAttribute('inputmode')).toBe('numeric')
  answer(routes.verifyLogin, session)
  await enter(' 123456 ')
  await findToast('Logged in successfully')
  expect(callsOf(routes.verifyLogin)[0]?.body).toEqual({ step: 'dodstp_x', code: '123456', device: null })
  expect(storedToken()).toBe('secret')
})

it('says at its field that a code is wrong, and that one is missing', async () => {
  const { person, enter } = await open()
  await person.click(button('Login'))
  expect(screen.getByText('Enter the code')).toBeTruthy()
  fail(routes.verifyLogin, 'wrong_code')
  await enter('000000')
  await screen.findByText(/^This code is wrong, too old, or has already been used\. Wait/)
  expect(field('Six-digit code').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('Six-digit code'))
})

it('takes a recovery code in its place, and says what to do without one', async () => {
  const { person, enter } = await open()
  await person.click(button('Use a recovery code'))
  expect(document.activeElement).toBe(field('Recovery code'))
  expect(field('Recovery code').getAttribute('inputmode')).toBeNull()
  expect(screen.getByText(/^Lost both\? Ask whoever runs this site/)).toBeTruthy()
  fail(routes.verifyLogin, 'wrong_code')
  await enter('AAAAA', 'Recovery code')
  await screen.findByText('This recovery code is wrong or has already been used.')
  answer(routes.verifyLogin, session)
  await enter('ABCDE-FGHJK', 'Recovery code')
  await findToast('Logged in successfully')
})

it.each([
  ['too_many_requests', 'Too many attempts. Try again in a while.'],
  ['factor_unreadable', 'This site cannot check codes from apps at the moment. Use a recovery code.'],
  ['network', 'The server cannot be reached. Check the connection and try again.'],
  ['internal', 'Failed to login'],
] as const)('answers %s with: %s', async (code, text) => {
  const { enter } = await open()
  fail(routes.verifyLogin, code)
  await enter('123456')
  expect(await screen.findByText(text)).toBeTruthy()
  expect(field('Six-digit code')).toHaveProperty('value', '123456')
})

it('begins again after too long, which it says, or when somebody wants to', async () => {
  const { person, enter } = await open()
  fail(routes.verifyLogin, 'step_over')
  await enter('123456')
  await screen.findByText('That took too long, or too many codes were wrong. Please log in again.')
  await person.type(field('Email'), 'giulia@example.org')
  await person.type(field('Password'), 'correct horse')
  await person.click(button('Login'))
  await findHeading('One more step')
  await person.click(button('Start over'))
  expect(field('Password')).toHaveProperty('value', '')
  expect(screen.queryByText(/^That took too long/)).toBeNull()
})
