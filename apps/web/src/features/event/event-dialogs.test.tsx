import { routes } from '@dodici/contract/routes'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, field, findButton, findToast } from '../../test/elements.ts'
import { answer } from '../../test/fake-api.ts'
import { addressNow, goTo, isOpen, openDialog, valueOf } from './test/open-dialog.tsx'
import { sampleVisit } from './test/sample-series.ts'

const goBack = () => goTo('')

const isKept = (): boolean => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

describe('Back', () => {
  it('closes a dialog in which nothing was typed', async () => {
    await openDialog({ query: 'new=2027-09-05' })
    goBack()
    expect(isOpen()).toBe(false)
  })

  it('asks over something typed: staying brings the address back', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05' })
    await person.type(field('Title'), 'Elba')
    goBack()
    await person.click(await findButton('Keep editing'))
    expect(addressNow()).toMatchObject({ new: '2027-09-05' })
    expect(valueOf('Title')).toBe('Elba')
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  })

  it('asks over something typed: discarding lets it go', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05' })
    await person.type(field('Title'), 'Elba')
    goBack()
    await person.click(await findButton('Discard'))
    expect(isOpen()).toBe(false)
    expect(addressNow()).not.toHaveProperty('new')
  })
})

describe('closing the page', () => {
  it('is asked about over something typed, and only then', async () => {
    answer(routes.createEvent, sampleVisit())
    const { person } = await openDialog({ query: 'new=2027-09-05' })
    expect(isKept()).toBe(false)
    await person.type(field('Title'), 'Elba')
    expect(isKept()).toBe(true)
    await person.click(button('Save'))
    await findToast('Event created successfully')
    expect(isKept()).toBe(false)
  })
})
