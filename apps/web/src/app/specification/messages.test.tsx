import { routes } from '@dodici/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { CategoryManager } from '../../features/categories/category-manager.tsx'
import { button, field, findButton, findToast } from '../../test/elements.ts'
import { answer, fail } from '../../test/fake-api.ts'
import { renderPart, type Rendered } from '../../test/render.tsx'
import { sampleCategory, sampleInstance, sampleUser } from '../../test/samples.ts'
import { ForgotPart } from '../parts/forgot-part.tsx'
import { LoginPart } from '../parts/login-part.tsx'
import { RegisterPart } from '../parts/register-part.tsx'
import { ResetPart } from '../parts/reset-part.tsx'
import { words } from './test/words.ts'

const PASSWORD = 'correct horse'
const session = { user: sampleUser(), token: 'secret', device: null }

// Sections 5 and 8 of the specification, word for word: what is said of input that does not do, and what became of an act.
describe.each(['en', 'it'] as const)('the messages of the specification, in %s', (language) => {
  const { entry: said, categories } = words[language]

  const login = async () => {
    const { person } = await renderPart(<LoginPart />, { path: '/login', language })
    await person.type(field(said.email), 'giulia@example.org')
    await person.type(field(said.password), PASSWORD)
    await person.click(button(said.login))
  }
  const register = async (path: string, repeated = PASSWORD) => {
    const { person } = await renderPart(<RegisterPart />, { path, language })
    await person.type(await screen.findByLabelText(said.username), 'Giulia')
    await person.type(field(said.email), 'giulia@example.org')
    await person.type(field(said.password), PASSWORD)
    await person.type(field(said.repeat), repeated)
    await person.click(button(said.signUp))
  }
  const request = async () => {
    const { person } = await renderPart(<RegisterPart />, { path: '/register?request', language })
    await person.type(await screen.findByLabelText(said.email), 'giulia@example.org')
    await person.click(button(said.request))
    return person
  }
  const forget = async () => {
    const { person } = await renderPart(<ForgotPart />, { path: '/forgot-password', language })
    await person.type(field(said.email), 'giulia@example.org')
    await person.click(button(said.sendLink))
  }
  const reset = async (repeated = PASSWORD) => {
    answer(routes.listResetKeys, [])
    const { person } = await renderPart(<ResetPart />, { path: '/reset-password?token=dr_abc', language })
    await person.type(field(said.newPassword), PASSWORD)
    await person.type(field(said.repeat), repeated)
    await person.click(button(said.savePassword))
  }

  it('say that somebody did not get in', async () => {
    fail(routes.login, 'invalid_credentials')
    await login()
    expect(await screen.findByText(said.notLoggedIn)).toBeTruthy()
  })

  it('say that somebody got in', async () => {
    answer(routes.login, session)
    await login()
    expect(await findToast(said.loggedIn)).toBeTruthy()
  })

  it('say that an account was made', async () => {
    answer(routes.readInstance, sampleInstance())
    answer(routes.register, session)
    await register('/register')
    expect(await findToast(said.registered)).toBeTruthy()
  })

  it('say that no account was made', async () => {
    answer(routes.readInstance, sampleInstance())
    fail(routes.register, 'internal')
    await register('/register')
    expect(await screen.findByText(said.notRegistered)).toBeTruthy()
  })

  it('say that a code does not do', async () => {
    answer(routes.readInstance, sampleInstance({ registration: 'invite' }))
    fail(routes.registerBeta, 'invalid_invite')
    await register('/register?invite=ABCD')
    expect(await screen.findByText(said.notInvited)).toBeTruthy()
  })

  it('say that two passwords of a new account differ', async () => {
    answer(routes.readInstance, sampleInstance())
    await register('/register', 'correct house')
    expect(screen.getByText(said.different)).toBeTruthy()
  })

  it('say that two new passwords differ', async () => {
    await reset('correct house')
    expect(screen.getByText(said.different)).toBeTruthy()
  })

  it('say what became of a request for access', async () => {
    answer(routes.readInstance, sampleInstance({ registration: 'invite' }))
    fail(routes.requestBeta, 'internal')
    const person = await request()
    expect(await screen.findByText(said.notRequested)).toBeTruthy()
    answer(routes.requestBeta, undefined)
    await person.click(button(said.request))
    expect(await findToast(said.requested)).toBeTruthy()
  })

  it('say that a link for a new password is on its way', async () => {
    answer(routes.forgotPassword, undefined)
    await forget()
    expect(await findToast(said.linkSent)).toBeTruthy()
  })

  it.each([
    ['invalid_token', said.oldLink],
    ['internal', said.failed],
  ] as const)('say of a new password, answered %s: %s', async (code, text) => {
    fail(routes.resetPassword, code)
    await reset()
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('say that the new password holds', async () => {
    answer(routes.resetPassword, undefined)
    await reset()
    expect(await findToast(said.reset)).toBeTruthy()
  })

  describe('on categories', () => {
    let drawn: Rendered

    beforeEach(async () => {
      answer(routes.listCategories, [sampleCategory()])
      answer(routes.createCategory, sampleCategory({ _id: 'new', name: 'Garden' }), 'change-1')
      answer(routes.updateCategory, sampleCategory(), 'change-1')
      answer(routes.deleteCategory, undefined, 'change-1')
      drawn = await renderPart(<CategoryManager onFetchFailed={() => undefined} />, {
        ...{ path: '/calendar?dialog=categories', language, user: sampleUser({ language }) },
      })
      await findButton(categories.edit)
    })

    it('say what became of a new one, which needs a name', async () => {
      const { person } = drawn
      await person.click(button(categories.createNew))
      await person.click(button(categories.create))
      expect(screen.getByText(categories.required)).toBeTruthy()
      await person.type(field(categories.name), 'Garden')
      await person.click(button(categories.create))
      expect(await findToast(categories.created)).toBeTruthy()
      fail(routes.createCategory, 'internal')
      await person.click(button(categories.createNew))
      await person.type(field(categories.name), 'Attic')
      await person.click(button(categories.create))
      expect(await screen.findByText(categories.notCreated)).toBeTruthy()
    })

    it('say what became of a changed one, which keeps a name', async () => {
      const { person } = drawn
      await person.click(button(categories.edit))
      await person.clear(field(categories.name))
      await person.click(button(categories.save))
      expect(screen.getByText(categories.required)).toBeTruthy()
      await person.type(field(categories.name), 'Office')
      fail(routes.updateCategory, 'internal')
      await person.click(button(categories.save))
      expect(await screen.findByText(categories.notUpdated)).toBeTruthy()
      answer(routes.updateCategory, sampleCategory(), 'change-1')
      await person.click(button(categories.save))
      expect(await findToast(categories.updated)).toBeTruthy()
    })

    it('ask before one is deleted, and say what became of it', async () => {
      const { person } = drawn
      fail(routes.deleteCategory, 'internal')
      await person.click(button(categories.remove))
      expect(screen.getByText(categories.sure)).toBeTruthy()
      await person.click(button(categories.delete))
      expect(await screen.findByText(categories.notDeleted)).toBeTruthy()
      answer(routes.deleteCategory, undefined, 'change-1')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await person.click(button(categories.remove))
      await person.click(button(categories.delete))
      expect(await findToast(categories.deleted)).toBeTruthy()
    })
  })

  it('say that the categories could not be read', async () => {
    fail(routes.listCategories, 'not_found')
    await renderPart(<CategoryManager onFetchFailed={() => undefined} />, {
      ...{ path: '/calendar?dialog=categories', language, user: sampleUser({ language }) },
    })
    expect(await screen.findByText(categories.notRead)).toBeTruthy()
  })
})
