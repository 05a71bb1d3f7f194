import type { StepsOf } from '../planning-words.ts'

/** English words for the steps of old furniture and kitchen doors. */
export const restoringSteps: StepsOf<'restoring'> = {
  restoring: {
    cloth: [
      'Start',
      'Measure, and get the cloth',
      'Every panel and a hand’s width more, hard-wearing; webbing, padding, tacks or staples, a stretcher.',
    ],
    oldCover: ['Work', 'Take the old cover off', 'A photo of every layer; keep the pieces, they are the pattern.'],
    newCover: [
      'Work',
      'Webbing, padding, new cover',
      'Seat first, then arms and back; pull from the middle outwards, corners last.',
    ],
    worth: [
      'Start',
      'Look it over, and decide how far to go',
      'Woodworm, loose joints, veneer or solid, old lead paint? If it is valuable, ask a restorer first.',
    ],
    things: [
      'Start',
      'Get what it takes',
      'Sandpaper of three grades, glue and clamps, filler, finish, mask and gloves; try the finish underneath.',
    ],
    strip: [
      'Work',
      'Clean, strip and sand',
      'Handles and seats off, dust outside or with a mask; with the grain, veneer only lightly.',
    ],
    mend: ['Work', 'Glue and mend', 'Joints, drawers, splits, seats: glued and clamped overnight, holes filled.'],
    coats: [
      'Finishing',
      'Paint, oil or wax, in thin coats',
      'A night between the coats, a light rub with fine paper in between.',
    ],
    handles: [
      'Finishing',
      'Put it back together, and in its place',
      'Handles and seats back on, felt under the feet; some days to harden before it is used.',
    ],
    woodworm: [
      'Work',
      'Treat the woodworm',
      'Outdoors and with gloves: into every hole, then wrapped in film for two weeks, away from other wood.',
    ],
    doorPaint: [
      'Start',
      'Primer and paint for the surface',
      'Wood, laminate or foil? Cupboard paint and its primer, degreaser, foam rollers; try it inside one door.',
    ],
    doorsOff: [
      'Work',
      'Doors and handles off, numbered',
      'A number under each hinge, screws in bags; boards on trestles to paint them lying flat.',
    ],
    degrease: [
      'Work',
      'Wash off the grease, rub down, prime',
      'Degrease twice, fill dents, sand lightly until it is matt; then the primer.',
    ],
    doorsOn: [
      'Closing',
      'Doors and handles back on',
      'Hinges set straight, felt dots; wash it gently for the first two weeks.',
    ],
  },
}
