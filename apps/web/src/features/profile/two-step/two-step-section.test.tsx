import { routes } from '@dodici/contract/routes'
import type { TwoStep } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { button, field, findButton, findDialog, findToast } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { answerProfile } from '../../../test/profile-answers.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleUser } from '../../../test/samples.ts'
import { TwoStepSection } from './two-step-section.tsx'

const user = sampleUser()
const recoveryCodes = ['AAAAA-BBBBB', 'CCCCC-DDDDD']
const offer = { offer: 'v1.offer', secret: 'MZXW6YTBOI234567', uri: 'otpauth://totp/Dodici:g?secret=MZXW6YTBOI234567' }

const open = async (state: TwoStep) => {
  answerProfile({ user })
  answer(routes.readTwoStep, state)
  return renderPart(<TwoStepSection user={user} />, { user })
}
const off: TwoStep = { since: null, recoveryCodes: 0 }
const on: TwoStep = { since: '2026-11-20T09:00:00.000Z', recoveryCodes: 8 }

describe('two-step sign-in', () => {
  it('is switched on with the password and the first code; the recovery codes are shown once', async () => {
    const { person } = await open(off)
    await person.click(await findButton('Turn on'))
    const dialog = await findDialog('Turn on two-step sign-in')
    expect(within(dialog).queryByLabelText('Code from your app')).toBeNull()
    await person.type(field('Current password'), 'correct horse')
    answer(routes.offerTwoStep, offer)
    await person.click(button('Continue'))
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
    expect(screen.getByText('MZXW 6YTB OI23 4567')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open it in an app on this device' }).getAttribute('href')).toBe(offer.uri)
    fail(routes.startTwoStep, 'wrong_code')
    await person.type(field('Six-digit code'), '000000')
    await person.click(within(dialog).getByRole('button', { name: 'Turn on' }))
    await screen.findByText(/^This code is wrong/)
    answer(routes.startTwoStep, { recoveryCodes })
    answer(routes.readTwoStep, on)
    await person.clear(field('Six-digit code'))
    await person.type(field('Six-digit code'), '123456')
    await person.click(within(dialog).getByRole('button', { name: 'Turn on' }))
    await findDialog('Your recovery codes')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes)
    expect(callsOf(routes.startTwoStep).at(-1)?.body).toEqual({ offer: offer.offer, code: '123456' })
    await person.click(button('Copy'))
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'))
    await person.click(button('I have saved them'))
    await screen.findByText('On since November 20, 2026. You have 8 recovery codes left.')
    expect(document.body.textContent).not.toMatch(/AAAAA|MZXW/)
  })

  it('puts the recovery codes among the downloads', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:file'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { person } = await open(on)
    answer(routes.renewRecoveryCodes, { recoveryCodes })
    await person.click(await findButton('New recovery codes'))
    await person.type(await screen.findByLabelText('Current password'), 'correct horse')
    await person.type(field('Code from your app'), '123456')
    await person.click(button('Make new codes'))
    await person.click(await findButton('Download'))
    expect(names).toEqual([expect.stringMatching(/^recovery-codes-\d{4}-\d\d-\d\d\.txt$/)])
    expect(await files[0]?.text()).toBe(
      `Recovery codes for Dodici, ${user.email}. Each works once.\n\n${recoveryCodes.join('\n')}\n`,
    )
    expect(callsOf(routes.renewRecoveryCodes)[0]?.body).toEqual({
      ...{ password: 'correct horse', code: '123456', device: null },
    })
  })

  it('is switched off with the password and a code, each of which may be wrong', async () => {
    const { person } = await open(on)
    await person.click(await findButton('Turn off'))
    const dialog = await findDialog('Turn off two-step sign-in?')
    const turnOff = () => person.click(within(dialog).getByRole('button', { name: 'Turn off' }))
    await turnOff()
    expect(within(dialog).getByText('Password is required')).toBeTruthy()
    await person.type(field('Current password'), 'correct horse')
    fail(routes.endTwoStep, 'code_required')
    await turnOff()
    await screen.findByText('Enter a code from your app as well.')
    expect(document.activeElement).toBe(field('Code from your app'))
    await person.type(field('Code from your app'), '123456')
    answer(routes.endTwoStep, undefined)
    answer(routes.readTwoStep, off)
    await turnOff()
    await findToast('Two-step sign-in is off.')
    await waitFor(() => expect(button('Turn on')).toBeTruthy())
    expect(callsOf(routes.endTwoStep).at(-1)?.body).toMatchObject({ password: 'correct horse', code: '123456' })
  })

  it('says when few recovery codes are left', async () => {
    await open({ ...on, recoveryCodes: 1 })
    await screen.findByText(/You have 1 recovery code left\.$/)
    expect(screen.getByText(/^Make new recovery codes while you still have your app/)).toBeTruthy()
  })

  it('says where it could not be read', async () => {
    answerProfile({ user })
    fail(routes.readTwoStep, 'not_found')
    await renderPart(<TwoStepSection user={user} />, { user })
    await screen.findByText(/^It could not be loaded whether two-step sign-in is on\./)
  })
})
