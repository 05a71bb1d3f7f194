import type { User } from '@dodici/contract/types'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, render, type RenderResult } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { clearStoredSession } from '../api/stored-session.ts'
import { Application } from '../app/application.tsx'
import { createQueryClient } from '../app/query-client.ts'
import { ToastBar } from '../app/toast-bar.tsx'
import type { Language } from '../i18n/language.ts'
import { texts } from '../i18n/texts.ts'

interface Circumstances {
  /** Path and query; `/` for none. */
  readonly path?: string
  readonly language?: Language
  /** Who is signed in; nobody where it is not said. */
  readonly user?: User
}

type Drawn = RenderResult & { readonly person: UserEvent }
export type Rendered = Drawn & { readonly client: QueryClient }

/** Draws the whole page at an address, as a browser would that opens it. */
export async function renderPage(circumstances: Circumstances = {}): Promise<Drawn> {
  prepare(circumstances)
  return draw(<Application />)
}

/** Draws one part with everything around it that it may count on: queries, router, toasts. */
export async function renderPart(part: ReactNode, circumstances: Circumstances = {}): Promise<Rendered> {
  prepare(circumstances)
  const client = createQueryClient()
  const drawn = await draw(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        {part}
        <ToastBar />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  return { ...drawn, client }
}

/** Waits for what is suspended for a moment only: React wants to be told. */
async function draw(element: ReactNode): Promise<Drawn> {
  const drawn = await act(async () => render(element))
  return { ...drawn, person: userEvent.setup({ delay: null }) }
}

function prepare({ path = '/', language = 'en', user }: Circumstances): void {
  window.history.replaceState(null, '', path)
  if (user) keepSession(user)
  texts.changeLanguage(language)
}

/** As a visit before this one has left it: the server has not yet said anew who this is. */
function keepSession(user: User): void {
  clearStoredSession()
  localStorage.setItem('token', `token of ${user._id}`)
  localStorage.setItem('user', JSON.stringify(user))
}
