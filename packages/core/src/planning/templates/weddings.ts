import { after, before, kind, longStep, soon, type Template } from './template-types.ts'

/** A wedding of one's own, or that one arranges. */
export const weddings: readonly Template[] = [
  kind(
    'wedding',
    'fixed',
    {
      by: [
        ['wedding'],
        ['organise', 'wedding'],
        ['organise', 'theirWedding'],
        ['help', 'organise', 'wedding'],
        ['help', 'organise', 'relative', 'wedding'],
      ],
      not: ['gift', 'guest'],
    },
    [
      soon('couple', [1, 5], { only: ['othersWedding'] }),
      soon('budget', [1, 7], { days: 'weekend', never: ['listedRest', 'elopes'] }),
      soon('venue', [2, 30], {
        days: 'weekend',
        never: ['placeSaid', 'venueBooked', 'smallWedding', 'listedRest', 'churchBooked'],
      }),
      soon('reception', [2, 30], {
        days: 'weekend',
        only: ['churchBooked'],
        never: ['placeSaid', 'venueBooked', 'smallWedding', 'listedRest'],
      }),
      soon('date', [1, 7], { days: 'working', only: ['placeSaid', 'smallWedding'], never: ['listedRest'] }),
      soon('papersNow', [1, 7], {
        asks: 'office',
        possible: 150,
        only: ['smallWedding'],
        never: ['listedRest', 'inChurch', 'inIreland'],
      }),
      soon('saveTheDate', [1, 10], { only: ['abroad'], never: ['smallWedding', 'listedRest'] }),
      soon('noticeInIreland', [1, 10], { asks: 'office', possible: 330, only: ['inIreland'], never: ['listedRest'] }),
      soon('marriageCourse', [1, 14], { asks: 'parish', only: ['inChurch'], never: ['listedRest'] }),
      // Photographers and caterers are booked as soon as the day is known, and so is the journey.
      longStep('suppliers', 2, [5, 27], { never: ['smallWedding', 'listedRest', 'someBooked'] }),
      longStep('stillMissing', 2, [5, 27], { only: ['someBooked'], never: ['smallWedding', 'listedRest'] }),
      soon('lunch', [2, 14], { only: ['smallWedding'], never: ['listedRest'] }),
      soon('outfits', [2, 21], { days: 'weekend', possible: 365, never: ['listedRest'] }),
      soon('honeymoon', [1, 14], {
        optional: true,
        possible: 300,
        never: ['smallWedding', 'othersWedding', 'listedRest'],
      }),
      soon('papersThere', [1, 14], {
        days: 'working',
        possible: 200,
        only: ['abroad'],
        never: ['listedRest'],
      }),
      before('invitations', 95, { never: ['listedRest', 'elopes'] }),
      // The law wants 28 days in England, and the papers hold for six months in Italy; the office has its own queue.
      before('papers', 77, {
        asks: 'office',
        never: ['listedRest', 'inChurch', 'smallWedding', 'abroad', 'inIreland'],
      }),
      before('banns', 77, { asks: 'parish', only: ['inChurch'], never: ['listedRest', 'inIreland'] }),
      before('details', 28, { days: 'weekend', optional: true, never: ['smallWedding', 'listedRest'] }),
      before('seating', 16, { days: 'weekend', never: ['smallWedding'] }),
      before('check', 7),
      before('rehearse', 2, { never: ['smallWedding'] }),
      after('thanks', 14, 1, { never: ['elopes'] }),
      after('tellAll', 2, 1, { only: ['elopes'] }),
    ],
  ),
]
