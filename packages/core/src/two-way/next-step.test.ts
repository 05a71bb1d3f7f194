import { describe, expect, it } from 'vitest'
import { nextStep, type Situation, type Step } from './next-step.ts'

interface Facts {
  readonly agreed?: readonly [tag: string | null, etag: string | null]
  readonly sending?: readonly [tag: string | null, print: string | null]
  readonly here: string | null
  readonly there: string | null
  readonly prints?: readonly [here: string | undefined, there: string | undefined]
}

const situation = ({ agreed, sending, here, there, prints }: Facts): Situation => ({
  agreed: agreed === undefined ? null : { tag: agreed[0], etag: agreed[1] },
  sending: sending === undefined ? null : { tag: sending[0], print: sending[1] },
  here: { version: here, print: prints?.[0] },
  there: { version: there, print: prints?.[1] },
})

const agreed = ['t1', 'e1'] as const

describe('the next step of one thing that is kept the same in two places', () => {
  it.each<[string, Facts, Step]>([
    ['is nothing where nothing changed', { agreed, here: 't1', there: 'e1' }, 'nothing'],
    ['receives what is new there', { here: null, there: 'e1' }, 'receive'],
    ['sends what is new here', { here: 't1', there: null }, 'send'],
    ['asks for meanings where both are new', { here: 't1', there: 'e1' }, 'read'],
    ['agrees where both are new and mean the same', { here: 't1', there: 'e1', prints: ['a', 'a'] }, 'agree'],
    ['sees a conflict where both are new and differ', { here: 't1', there: 'e1', prints: ['a', 'b'] }, 'conflict'],
    ['sends what changed here', { agreed, here: 't2', there: 'e1' }, 'send'],
    ['deletes there what was deleted here', { agreed, here: null, there: 'e1' }, 'removeThere'],
    ['deletes here what was deleted there', { agreed, here: 't1', there: null }, 'removeHere'],
    ['forgets what is gone on both sides', { agreed, here: null, there: null }, 'forget'],
    ['asks for meanings where it changed there', { agreed, here: 't1', there: 'e2' }, 'read'],
    ['receives what changed there', { agreed, here: 't1', there: 'e2', prints: ['a', 'b'] }, 'receive'],
    ['writes nothing for another ETag alone', { agreed, here: 't1', there: 'e2', prints: ['a', 'a'] }, 'agree'],
    ['sees a conflict where both changed', { agreed, here: 't2', there: 'e2', prints: ['a', 'b'] }, 'conflict'],
    ['agrees where both changed to the same', { agreed, here: 't2', there: 'e2', prints: ['a', 'a'] }, 'agree'],
    ['sees a conflict in deleted here, changed there', { agreed, here: null, there: 'e2' }, 'conflict'],
    ['sees a conflict in changed here, deleted there', { agreed, here: 't2', there: null }, 'conflict'],
    ['leaves alone what nobody shows here', { agreed: [null, 'e1'], here: null, there: 'e1' }, 'nothing'],
    [
      'looks again at what nobody shows here once it changes',
      { agreed: [null, 'e1'], here: null, there: 'e2' },
      'receive',
    ],
  ])('%s', (_name, facts, step) => {
    expect(nextStep(situation(facts))).toBe(step)
  })

  it.each<[string, Facts, Step]>([
    ['has to read what is there', { agreed, sending: ['t2', 'b'], here: 't2', there: 'e2' }, 'read'],
    ['has arrived', { agreed, sending: ['t2', 'b'], here: 't2', there: 'e2', prints: [undefined, 'b'] }, 'agree'],
    [
      'has arrived, and it changed here since',
      { agreed, sending: ['t2', 'b'], here: 't3', there: 'e2', prints: [undefined, 'b'] },
      'send',
    ],
    [
      'has arrived, and was undone here since',
      { agreed, sending: ['t2', 'b'], here: 't1', there: 'e2', prints: ['a', 'b'] },
      'send',
    ],
    [
      'has arrived, and was deleted here since',
      { agreed, sending: ['t2', 'b'], here: null, there: 'e2', prints: [undefined, 'b'] },
      'removeThere',
    ],
    ['was new and has arrived', { sending: ['t1', 'a'], here: 't1', there: 'e1', prints: [undefined, 'a'] }, 'agree'],
    ['has not arrived', { agreed, sending: ['t2', 'b'], here: 't2', there: 'e1' }, 'send'],
    [
      'has not arrived, and somebody else changed it there',
      { agreed, sending: ['t2', 'b'], here: 't2', there: 'e2', prints: ['b', 'c'] },
      'conflict',
    ],
    [
      'deleted it there, and it came back here since',
      { agreed, sending: [null, null], here: 't1', there: null },
      'send',
    ],
    [
      'should have deleted it there, and somebody changed it there',
      { agreed, sending: [null, null], here: null, there: 'e2', prints: [undefined, 'c'] },
      'conflict',
    ],
  ])('after a stop: what was being sent %s', (_name, facts, step) => {
    expect(nextStep(situation(facts))).toBe(step)
  })
})
