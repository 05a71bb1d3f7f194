import { after, before, kind, longStep, soon, type Template } from './template-types.ts'

/** What is put on show. */
export const exhibitions: readonly Template[] = [
  kind(
    'exhibition',
    'fixed',
    {
      by: [
        ['exhibition', 'ownWares'],
        ['exhibition', 'pictures', 'ownWares'],
        ['exhibition', 'pictures'],
        ['exhibition', 'skill'],
        ['organise', 'exhibition'],
        ['exhibition', 'perform'],
        ['exhibition', 'open'],
        ['sell', 'exhibition'],
        ['sell', 'exhibition', 'pictures'],
      ],
      maybe: ['exhibition'],
      not: ['attend'],
    },
    [
      soon('venue', [1, 14], { asks: 'venue' }),
      longStep('choose', 3, [3, 21]),
      longStep('make', 4, [5, 42], { fills: true }),
      before('invite', 21),
      before('captions', 12),
      before('check', 6),
      before('hang', 2),
      after('takeDown', 14, 1),
    ],
  ),
]
