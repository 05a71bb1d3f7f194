import { describe, expect, it } from 'vitest'
import { measuredTarget } from './measured/measured-target.ts'
import { readTarget } from './read-target.ts'
import { asking } from './test/situations.ts'

describe('what is wanted because of how things are', () => {
  it.each([
    ['en', "Lambing's nearly over so now I want to get the barn roof replaced", 'Get the barn roof replaced'],
    ['en', "The kids have left home, so I'd like to learn the piano", 'Learn the piano'],
    ['en', 'Now that the kids have left home I want to learn the piano', 'Learn the piano'],
    ['en', "I've just retired and want to walk the Camino in spring", 'Walk the Camino'],
    ['en', 'our lease ends in August so we have to find a new place', 'Find a new place'],
    ['en', "Dad's moving in with us so we want to convert the garage by the autumn", 'Convert the garage'],
    ['it', 'Adesso che i figli sono grandi voglio finire l’università', "Finire l'università"],
    ['it', 'I figli sono usciti di casa, quindi vorrei imparare il pianoforte', 'Imparare il pianoforte'],
    ['it', 'papà viene a vivere da noi, vogliamo sistemare il garage entro l’autunno', 'Sistemare il garage'],
    ['it', 'ho le ginocchia malandate, vorrei cominciare a nuotare', 'Cominciare a nuotare'],
  ] as const)('is the goal, %s: %s', (language, text, title) => {
    expect(readTarget(text, '', asking(language)).title.replaceAll('’', "'")).toBe(title)
  })

  it.each([
    ['en', 'my exam is on 10 June and I need to study every day', 'exam'],
    ['en', 'I signed up for a marathon in May, I need to train properly', 'race'],
    ['en', 'Move house at the end of May, so I have to get rid of a lot of stuff', 'move'],
    ['en', 'I want to learn the piano and I want to play at the wedding', 'instrument'],
    ['it', 'ho l’esame il 10 giugno e voglio studiare ogni giorno', 'exam'],
    ['it', 'la caldaia ha vent’anni, quindi dobbiamo cambiarla prima dell’inverno', 'installation'],
    ['it', 'mi scade il passaporto a giugno e vorrei andare in Spagna ad agosto', 'papers'],
    ['it', 'imparare a usare lo SPID, ho 76 anni e non voglio sempre chiamare mia nipote', 'skill'],
  ] as const)('leaves the goal that it only prepares, or says a reason for, %s: %s', (language, text, kind) => {
    expect(readTarget(text, '', asking(language)).templateId).toBe(kind)
  })

  it('keeps the day on which things are so, where that is the day of the goal', () => {
    const { anchor } = readTarget("Mum's 80 in June so I'd like to throw a party for her", '', asking('en'))
    expect(anchor).toEqual(readTarget('throw a party in June', '', asking('en')).anchor)
  })

  it('may be counted', () => {
    expect(measuredTarget('my doctor is worried, I want to lose 8 kilos by June', '', asking('en'))).toMatchObject({
      title: 'Lose 8 kilos',
      target: 8,
    })
  })
})
