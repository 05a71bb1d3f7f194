import type { ProposalItem } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { sampleProposal, sampleProposalItem } from '../../../test/assistant-samples.ts'
import { faultOf, firstChoices, renewedChoices, sentChoice } from './item-choices.ts'

const item = (facts: Partial<ProposalItem>): ProposalItem =>
  sampleProposalItem({ _id: 'run', title: 'Long run', start: '2027-10-24', end: '2027-10-24', ...facts })

const card = sampleProposal({ items: [item({}), item({ _id: 'rest', title: 'Rest', optional: true })] })
const asIs = { calendarId: '', deletions: null }

it('sends what is ticked, and of it what was changed', () => {
  const choices = firstChoices(card)
  expect(sentChoice(card, choices, asIs)).toEqual({ items: [{ _id: 'run' }] })
  const edited = { ...choices, run: { ...choices['run']!, title: ' Slow run ', end: '2027-10-25' } }
  expect(sentChoice(card, edited, asIs)).toEqual({
    items: [{ _id: 'run', title: 'Slow run', start: '2027-10-24', end: '2027-10-25' }],
  })
})

it('finds at fault what is ticked alone', () => {
  const choice = { isTaken: true, title: 'Rest', start: '2027-10-24', end: '2027-10-23' }
  expect(faultOf(choice)).toBe('badTimes')
  expect(faultOf({ ...choice, isTaken: false })).toBeNull()
})

it('keeps what the person changed on a card made anew, and takes new days where they changed none', () => {
  const newer = sampleProposal({
    items: [item({ start: '2027-10-31', end: '2027-10-31' }), item({ _id: 'rest', title: 'Rest', optional: true })],
  })
  const choices = firstChoices(card)
  const edited = { run: { ...choices['run']!, title: 'Slow run' }, rest: { ...choices['rest']!, isTaken: true } }
  expect(sentChoice(newer, renewedChoices(card, edited, newer), asIs)).toEqual({
    items: [{ _id: 'run', title: 'Slow run' }, { _id: 'rest' }],
  })
})
