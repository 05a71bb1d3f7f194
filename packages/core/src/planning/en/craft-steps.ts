import type { StepsOf } from '../planning-words.ts'
import { craftVarieties } from './varieties-steps.ts'

/** English words of the steps of what is made by hand. */
export const craftSteps: StepsOf<'craft'> = {
  craft: {
    ...craftVarieties,
    sawn: [
      'Start',
      'Have the trunk sawn into boards',
      'A sawmill, or somebody with a mobile saw: thicker than you need, and the ends painted so that they do not split.',
    ],
    drying: [
      'Start',
      'Let the boards dry',
      'In the air about a year for each inch, with sticks between; in a kiln some weeks: ask at the mill.',
    ],
    screws: [
      'Work',
      'Choose the boards, buy the rest',
      'Dry and straight ones; then screws, glue, oil and the tools you lack.',
    ],
    stitches: [
      'Start',
      'Learn the first stitches',
      'A video or somebody who sits beside you, thick yarn and big needles; squares that may go wrong, until the edges stay straight.',
    ],
    trialPiece: [
      'Start',
      'Sew something small first',
      'A bag or a cushion in cheap cotton: threading the machine, straight seams, a zip; then the real thing.',
    ],
    drawing: [
      'Start',
      'Drawing with measures',
      'Where it stands, how large, which joints or screws; a cutting list comes out of it.',
    ],
    allowed: [
      'Start',
      'See whether you may build it',
      'Height and distance to the fence; ask the council or the landlord, and tell the neighbours.',
    ],
    wood: [
      'Start',
      'Buy the wood and the screws',
      'Straight and dry, a tenth more than the list; have long cuts done there.',
    ],
    sortWood: [
      'Start',
      'Sort the wood you have',
      'Nails out, dry, straight, what is split put aside; then buy only screws, glue and what is missing.',
    ],
    ground: ['Making', 'Level the ground', 'Slabs or posts, checked with a level in both directions.'],
    cut: [
      'Making',
      'Saw, drill and sand',
      'All equal parts in one go, numbered; edges sanded before anything is joined.',
    ],
    assemble: [
      'Making',
      'Put it together',
      'Once without glue; then square, with a second pair of hands for the heavy parts.',
    ],
    coat: [
      'Finishing',
      'Oil or paint it twice',
      'A night between the coats, outdoors on dry days; ends of the wood above all.',
    ],
    stand: ['Finishing', 'Put it in its place', 'Level, no wobble, no splinters; then try it out.'],
    sketch: [
      'Start',
      'Idea, size and pattern',
      'How large, for whom, by when; look at two or three others, and draw it or find a pattern.',
    ],
    resume: [
      'Start',
      'See what is done and what is missing',
      'Lay it all out; buy the rest now, and note where you stopped.',
    ],
    select: ['Start', 'Choose the photos', 'First all of them in one folder; then one in three.'],
    material: ['Start', 'Get the material', 'A little more than the list says, and the tools you do not have.'],
    make: ['Making', 'Work on it bit by bit', 'Two fixed times a week; stop where you know how to go on.'],
    print: [
      'Making',
      'Order the album or the prints',
      'Let somebody else read it once; printing and delivery take a week or two.',
    ],
    finish: ['Finishing', 'Finishing', 'Edges, colours, fixings: what one sees and touches in the end.'],
    last: [
      'Finishing',
      'A last look at every side',
      'Edges, corners, what is loose: there is just time to put it right.',
    ],
    pattern: [
      'Start',
      'Pattern and measurements',
      'Measure whoever will wear it and not the shop label, or the thing that it is for; seams and hems on top.',
    ],
    fabric: [
      'Start',
      'Buy fabric, lining and thread',
      'What the pattern or your measures say and a little more; needles and fastenings in the same round.',
    ],
    cutOut: [
      'Making',
      'Wash, iron and cut out',
      'Washed first, so that it shrinks now; with something expensive, a trial in cheap cotton before.',
    ],
    yarn: [
      'Start',
      'Pattern and yarn',
      'All the balls from one dye lot and one more; soft and machine-washable if it is for a baby.',
    ],
    swatch: [
      'Start',
      'Make a test square',
      'Ten centimetres, washed: if it comes out too small, a larger needle or hook.',
    ],
    hems: [
      'Finishing',
      'Hems and fastenings',
      'Zip, buttons or tape, the hem pinned where it will hang, then one last press.',
    ],
    blocking: [
      'Finishing',
      'Sew in the ends, wash and block',
      'Pinned to size on a towel; it needs a day or two to dry.',
    ],
    lastThreads: [
      'Finishing',
      'A last look at every seam',
      'Loose threads, gaps, pins left in; a line on how to wash it if it is a present.',
    ],
    roof: [
      'Finishing',
      'Roof, door and windows',
      'Felt or sheets with an overhang, so that the water runs off; one dry weekend.',
    ],
    handOver: [
      'Finishing',
      'Try it all, clear up around it',
      'Nothing wobbles, no splinters, and after the first rain no water stays.',
    ],
    window: ['Start', 'Measure rail and drop', 'Twice the width of the rail for soft folds; hem and heading on top.'],
    blocksPlan: [
      'Start',
      'Choose pattern, size and colours',
      'For a bed or a cot; a sketch with the number of blocks, simple squares if it is the first one.',
    ],
    wadding: [
      'Start',
      'Fabric, wadding and backing',
      'Cottons of one weight, washed; your own shirts and dresses count too. Backing a hand wider on all sides.',
    ],
    pieces: [
      'Making',
      'Iron and cut the pieces',
      'With ruler and rotary cutter, a seam allowance all round; sorted in bags by block.',
    ],
    blocks: [
      'Making',
      'Sew the blocks and the top',
      'Two fixed times a week; press every seam, and lay it all out before you join the rows.',
    ],
    layers: [
      'Making',
      'Layer top, wadding and backing',
      'On a clean floor, smoothed from the middle outwards; pins or tacking every hand’s width.',
    ],
    quilting: [
      'Making',
      'Quilt it',
      'By hand or machine, from the middle to the edge; or send it to somebody with a long-arm machine.',
    ],
    binding: [
      'Finishing',
      'Trim it and bind the edge',
      'Corners square, binding sewn on by machine and turned over by hand; a label with name and year.',
    ],
    yearPick: [
      'Making',
      'Choose the photos of the year',
      'A dozen of each month, and a note of what is still to come.',
    ],
    yearPages: [
      'Making',
      'Lay out the pages',
      'One spread a month, with dates and names; leave the last pages for the last weeks.',
    ],
    pages: [
      'Finishing',
      'Look through every page',
      'When it has come: colours, names, cut; there is just time to have it done again.',
    ],
    tree: [
      'Start',
      'Look the tree over',
      'Healthy, thick enough, no dead branches; a low platform, with posts if the tree alone is not enough.',
    ],
    rows: [
      'Work',
      'Some rows most evenings',
      'Count rows against the weeks that are left; stop at the end of a row, and write down where.',
    ],
    frames: [
      'Preparation',
      'Choose frames and sizes',
      'Lay paper of the same size on the wall first; mounts, glass, hooks for that wall.',
    ],
    onTheWall: [
      'Last days',
      'Frame them and hang them',
      'Glass clean on the inside; the middle at eye height, a level, no cables behind the nail.',
    ],
    cribPlan: [
      'Idea',
      'Where it stands, and a drawing',
      'Size of the place, a socket near by, height of the figures: all else follows from them.',
    ],
    cribThings: [
      'Material',
      'Board, cork bark, lights, moss',
      'Board or foam, plaster, paint, small lights; and the figures that are missing.',
    ],
    cribBase: ['Work', 'Base and hills', 'Frame, stable, houses; run the cables now, while you can reach.'],
    cribWater: [
      'Work',
      'The water circuit',
      'Small pump, hose, a sealed basin: let it run for two whole days before you decorate, away from the cables.',
    ],
    cribMaking: ['Work', 'Make the figures', 'All of one size, and time to dry before the paint.'],
    cribLand: [
      'Work',
      'Landscape and lights',
      'Paint, sand, moss, paths; switch off the room and look at the shadows.',
    ],
    cribFigures: [
      'Last days',
      'Put the figures in their places',
      'Large ones in front, small ones behind; the Child waits for Christmas night.',
    ],
    cribAway: [
      'Afterwards',
      'Take it down',
      'After Twelfth Night: a photo of how it was, pump emptied, figures in paper.',
    ],
  },
}
