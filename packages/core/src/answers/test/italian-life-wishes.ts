import type { LifeRow } from './score-life.ts'

/** Changes that people wish for in the lived year, and the cards that come of them. */
export const italianLifeWishes: readonly LifeRow[] = [
  ["aggiungi pranzo con Zoe domani all'una", 'Zoe', undefined, 'create 2026-05-21T13:00'],
  ['ricordami di chiamare la mamma domani alle 18', 'hiamare la mamma', undefined, 'create 2026-05-21T18:00'],
  ['mi sposti il dentista a venerdì 29 maggio alle 16?', '29 mag', undefined, 'shift dentist-2 2026-05-29T16:00'],
  ['sposta la grigliata al 28', '28 giu', undefined, 'shift barbecue 2026-06-28T12:00'],
  ['sposta la grigliata al 28 luglio', '28 lug', undefined, 'shift barbecue 2026-07-28T12:00'],
  ['sposta il workshop al 3', '3 giu', undefined, 'shift workshop 2026-06-03T10:00'],
  [
    'agiungi visita dalla dottoressa bianchi 4 giugno ore 9',
    'Visita dalla dottoressa',
    undefined,
    'create 2026-06-04T09:00',
  ],
  ['copia il workshop anche a giovedì prossimo', 'In quale giorno'],
  ['potresti allungarmi le ferie in puglia fino al 18 agosto?', '18 ago', undefined, 'shift puglia 2026-08-03'],
  ['sposat il dentista al giorno dopo', '29 mag', undefined, 'shift dentist-2 2026-05-29T15:00'],
  ['rimanda il pranzo con la nonna alla domenica dopo', '31 maggio', undefined, 'shift grandma 2026-05-31T13:00'],
  ['cambia la riunione genitori alle 18:30', '18:30', undefined, 'shift school 2026-05-20T18:30'],
  ["cancella l'appuntamento di martedì", 'Quale intendi'],
  ['togli la palestra mentre sono a Lisbona', '12 giugno & 1 evento', undefined, 'delete gym-fri/22'],
  ["allunga di un'ora il workshop di domani", '10:00–14:00', undefined, 'shift workshop 2026-05-21T10:00'],
  ['cambia la categoria del veterinario in salute', 'categoria «Salute» & Veterinario', undefined, 'categorise vet'],
  ['nuovo appuntamento: oculista il 3 giugno alle 10', 'Oculista & 3 giugno', undefined, 'create 2026-06-03T10:00'],
  ['cancella il concerto', 'Concerto', undefined, 'delete concert'],
  ["puoi spostare il veterinario un'ora più tardi?", 'Veterinario', undefined, 'shift vet 2026-05-21T18:30'],
  ['rinomina la grigliata in Festa di giugno', 'Festa di giugno', undefined, 'rename barbecue'],
  ["metti il parrucchiere dell'11 aprile in Salute", 'Parrucchiere', undefined, 'categorise hair-2'],
  ['aiutami a preparare la mezza maratona', '', undefined, 'plan'],
  ['cancella la palestra quando sono a lisbona', '12 giu', undefined, 'delete gym-fri/22'],
]
