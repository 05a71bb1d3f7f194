import { publicPages } from '@dodici/contract/public-pages'
import { routes, type ResponseOf } from '@dodici/contract/routes'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AboutPage } from './about-page.tsx'
import { HomePage } from './home-page.tsx'
import { PricingPage } from './pricing-page.tsx'
import { TermsPage } from './terms-page.tsx'
import { en } from '../../i18n/en.ts'
import { it as italian } from '../../i18n/it.ts'
import { button, link } from '../../test/elements.ts'
import { answer, fail } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'

const instance = (
  facts: Partial<ResponseOf<typeof routes.readInstance>> = {},
): ResponseOf<typeof routes.readInstance> => ({
  name: 'Dodici',
  registration: 'open',
  version: '0.1.0',
  prices: null,
  sentryDsn: null,
  contact: null,
  oidc: null,
  plan: 'pro',
  sends: [{ line: 'push', to: null }],
  ...facts,
})

const plan = (name: string) => screen.getByRole('heading', { name, level: 2 }).closest('li') as HTMLElement
const ways = (name: string) => within(screen.getByRole('navigation', { name }))

describe('the header of a public page', () => {
  it('leads who is not signed in to all that the specification names, in both languages', async () => {
    const { unmount } = await renderPart(<HomePage />)
    for (const name of ['About', 'Pricing', 'Request access to beta', 'Login', 'Sign Up']) {
      expect(ways('Pages').getByRole('link', { name })).toBeTruthy()
    }
    expect(ways('Pages').getByRole('link', { name: 'Request access to beta' }).getAttribute('href')).toBe(
      '/register?request',
    )
    unmount()
    await renderPart(<HomePage />, { language: 'it' })
    for (const name of ['Chi siamo', 'Prezzi', 'Richiedi l’accesso alla beta', 'Accedi', 'Registrati']) {
      expect(ways('Pagine').getByRole('link', { name })).toBeTruthy()
    }
    expect(link('Dodici, pagina iniziale').getAttribute('href')).toBe('/')
  })

  it('leads who is signed in to the calendar instead', async () => {
    await renderPart(<HomePage />, { user: sampleUser() })
    expect(ways('Pages').getByRole('link', { name: 'Go to the calendar' })).toBeTruthy()
    expect(ways('Pages').queryByRole('link', { name: 'Login' })).toBeNull()
    expect(screen.getByRole('complementary', { name: 'Beta' }).querySelector('a')?.getAttribute('href')).toBe(
      '/about#beta',
    )
  })

  it('switches the language of the page and of its title', async () => {
    const { person } = await renderPart(<HomePage />)
    expect(document.title).toBe('A whole year on one page · Dodici')
    await person.selectOptions(screen.getByLabelText('Language'), 'it')
    expect(await screen.findByRole('heading', { level: 1, name: /Tutto il tuo anno/ })).toBeTruthy()
    expect(document.title).toBe('Un anno intero in una pagina · Dodici')
  })
})

describe('the title of a public page', () => {
  it.each([
    ['home', '/'],
    ['pricing', '/pricing'],
    ['about', '/about'],
    ['terms', '/terms-and-privacy'],
  ] as const)('is the one that the server has sent: %s', (name, path) => {
    expect(en.site.titles[name]).toBe(publicPages[path].en.title)
    expect(italian.site.titles[name]).toBe(publicPages[path].it.title)
  })
})

describe('the landing page', () => {
  it('shows pictures of the product in the language of the page, each with words for who does not see', async () => {
    await renderPart(<HomePage />, { language: 'it' })
    const pictures = screen.getAllByRole<HTMLImageElement>('img')
    expect(pictures.map(({ src }) => new URL(src).pathname)).toEqual([
      '/pictures/planner-it-light.webp',
      '/pictures/heat-it-light.webp',
      '/pictures/line-it-light.webp',
      '/pictures/reminders-it-light.webp',
      '/pictures/goals-it-light.webp',
      '/pictures/helpers-it-light.webp',
      '/pictures/phone-it-light.webp',
    ])
    for (const picture of pictures) {
      expect(picture.alt.length).toBeGreaterThan(30)
      expect([picture.width > 0, picture.height > 0]).toEqual([true, true])
    }
    expect(pictures[0]?.parentElement?.querySelector('source')?.media).toBe('(prefers-color-scheme: dark)')
  })

  it('follows a scheme that was chosen on this browser, whatever the system says', async () => {
    localStorage.setItem('color-scheme', 'dark')
    await renderPart(<HomePage />)
    expect(document.querySelector('source')).toBeNull()
    expect(screen.getAllByRole<HTMLImageElement>('img')[0]?.src).toContain('/pictures/planner-en-dark.webp')
  })
})

describe('the prices', () => {
  it('are nothing during the beta where the installation names none, and what is not there yet says so', async () => {
    answer(routes.readInstance, instance())
    await renderPart(<PricingPage />)
    expect(await screen.findAllByText('Free during the beta')).toHaveLength(3)
    expect(plan('Basic').textContent).toMatch(/1 calendar.*100 events a year.*Basic reminders(?!.*planned).*Mobile app/)
    expect(plan('Pro').textContent).toMatch(/Unlimited calendars.*Advanced reminders.*email.*Collaboration.*planned/)
    expect(plan('Enterprise').textContent).toMatch(
      /All Pro features.*your own name.*logo and colour.*planned.*API access/,
    )
    expect(screen.getAllByText('planned')).toHaveLength(2)
  })

  it('follow the period that was chosen', async () => {
    const prices = { currency: 'EUR', pro: { monthly: 5, annual: 48 }, enterprise: { monthly: 20, annual: null } }
    answer(routes.readInstance, instance({ prices, contact: 'ciao@example.org' }))
    const { person } = await renderPart(<PricingPage />, { language: 'it' })
    expect(await within(plan('Pro')).findByText('5 €')).toBeTruthy()
    expect(within(plan('Basic')).getByText('Gratis')).toBeTruthy()
    await person.click(screen.getByRole('radio', { name: 'Annuale' }))
    expect(plan('Pro').textContent).toContain('48\u00a0€ all’anno')
    expect(plan('Enterprise').textContent).toContain('20\u00a0€ al mesesolo con fatturazione mensile')
    expect(within(plan('Enterprise')).getByRole('link').getAttribute('href')).toBe('mailto:ciao@example.org')
  })

  it.each([
    ['basic', { Basic: '/register?plan=basic', Pro: 'mailto:ciao@example.org', Enterprise: 'mailto:ciao@example.org' }],
    ['pro', { Basic: '/register?plan=basic', Pro: '/register?plan=pro', Enterprise: 'mailto:ciao@example.org' }],
  ] as const)('lead each to its plan, where new accounts begin with %s', async (standard, ways) => {
    answer(routes.readInstance, instance({ plan: standard, contact: 'ciao@example.org' }))
    await renderPart(<PricingPage />)
    await screen.findAllByText('Free during the beta')
    for (const [name, way] of Object.entries(ways)) {
      const link = within(plan(name)).getByRole('link')
      expect([link.textContent, link.getAttribute('href')]).toEqual([
        way.startsWith('mailto') ? `Ask for ${name}` : `Start with ${name}`,
        way,
      ])
    }
  })

  it('that did not load can be loaded again in place', async () => {
    fail(routes.readInstance, 'unavailable')
    const { person } = await renderPart(<PricingPage />)
    expect(await screen.findByText(/This could not be loaded/)).toBeTruthy()
    answer(routes.readInstance, instance())
    await person.click(button('Try again'))
    expect(await screen.findAllByText('Free during the beta')).toHaveLength(3)
  })
})

describe('what is said of the product and of what it keeps', () => {
  it('names whoever runs the installation, where they say who', async () => {
    answer(routes.readInstance, instance({ contact: 'ciao@example.org' }))
    const { unmount } = await renderPart(<AboutPage />)
    expect((await screen.findByRole('link', { name: 'ciao@example.org' })).getAttribute('href')).toBe(
      'mailto:ciao@example.org',
    )
    unmount()
    await renderPart(<TermsPage />, { language: 'it' })
    expect(await screen.findByRole('link', { name: 'ciao@example.org' })).toBeTruthy()
  })

  it('says that no errors are reported where none are, and else to whom', async () => {
    answer(routes.readInstance, instance())
    const { unmount } = await renderPart(<TermsPage />)
    expect(await screen.findByText(/Errors on the page are not reported to anyone/)).toBeTruthy()
    expect(screen.getByText(/They have not given a contact address here/)).toBeTruthy()
    unmount()
    answer(routes.readInstance, instance({ sends: [{ line: 'reports', to: 'errors.example.org' }] }))
    await renderPart(<TermsPage />)
    expect(await screen.findByText(/errors\.example\.org/)).toBeTruthy()
  })

  it.each([
    ['en', /AI model at models\.example\.org/, /No AI model is connected/, /push service/],
    ['it', /modello di IA su models\.example\.org/, /alcun modello di IA/, /servizio push/],
  ] as const)('says what this installation sends, and not what others do: %s', async (language, model, none, push) => {
    answer(routes.readInstance, instance())
    const { unmount } = await renderPart(<TermsPage />, { language })
    expect(await screen.findByText(none)).toBeTruthy()
    expect(screen.queryByText(model)).toBeNull()
    expect(screen.queryByText(push)).toBeTruthy()
    expect(screen.queryByText(/PostgreSQL/)).toBeNull()
    unmount()
    const sends = [
      { line: 'mail', to: null },
      { line: 'model', to: 'models.example.org' },
      { line: 'database', to: null },
    ] as const
    answer(routes.readInstance, instance({ sends: [...sends] }))
    await renderPart(<TermsPage />, { language })
    expect(await screen.findByText(model)).toBeTruthy()
    expect(screen.queryByText(none)).toBeNull()
    expect(screen.getByText(/PostgreSQL/)).toBeTruthy()
  })

  it('names everything that the page keeps in the browser', async () => {
    answer(routes.readInstance, instance())
    await renderPart(<TermsPage />)
    const table = screen.getByRole('table').textContent
    for (const name of ['token', 'user', 'i18nextLng', 'cookiesAccepted', 'color-scheme', 'year-settings']) {
      expect(table).toContain(name)
    }
    expect(table).toMatch(/signed-out.*event-draft/)
    await screen.findByText(/Errors on the page are not reported to anyone/)
  })
})
