import { routes } from '@dodici/contract/routes'
import { auditKinds } from '@dodici/contract/audit-kinds'
import type { AuditEntry } from '@dodici/contract/types'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findButton } from '../../test/elements.ts'
import { answer, fail } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'
import { AuditSection } from './audit-section.tsx'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const entry = (facts: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ _id: 'entry', at: '2027-03-18T15:40:00.000Z', kind: 'signedIn', name: '', userAgent: FIREFOX },
  ...{ place: '203.0.113.0/24', count: 1, byOperator: false },
  ...facts,
})
const user = sampleUser({ hourCycle: 'h23' })

it('says what was done, when, on which device and from where', async () => {
  answer(routes.listAudit, [entry({ count: 3 })])
  await renderPart(<AuditSection user={user} />)
  await screen.findByText('Signed in')
  screen.getByText(/^March 18, 2027, .* · 3 times within a day · Firefox on Linux · from 203.0.113.x$/)
})

it('says what the operator did as theirs, without a device', async () => {
  answer(routes.listAudit, [entry({ kind: 'planChanged', name: 'pro', userAgent: '', place: '', byOperator: true })])
  await renderPart(<AuditSection user={user} />)
  await screen.findByText('Plan changed to Pro')
  screen.getByText(/^March 18, 2027, [^·]* · by whoever runs this server$/)
})

it.each(['en', 'it'] as const)('has a sentence for each kind in %s, and shows some at a time', async (language) => {
  answer(
    routes.listAudit,
    auditKinds.map((kind) => entry({ _id: kind, kind, name: 'Bot' })),
  )
  const { person } = await renderPart(<AuditSection user={user} />, { language })
  const more = language === 'en' ? 'Show more' : 'Mostra altro'
  await findButton(more)
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  for (let times = 0; screen.queryByRole('button', { name: more }) !== null && times < 9; times += 1)
    await person.click(screen.getByRole('button', { name: more }))
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toHaveLength(auditKinds.length)
  expect(new Set(items).size).toBe(auditKinds.length)
})

it('says that there is nothing, and what could not be read', async () => {
  answer(routes.listAudit, [])
  await renderPart(<AuditSection user={user} />)
  await screen.findByText('Nothing yet.')
  fail(routes.listAudit, 'unavailable')
  await renderPart(<AuditSection user={user} />)
  await screen.findByText(/Your activity could not be loaded\./)
})
