import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Targets for a cause: to be heard, to be elected, to raise money. */
export const forACause: readonly Template[] = [
  kind(
    'campaign',
    'open',
    {
      by: [['campaign'], ['start', 'campaign'], ['organise', 'campaign'], ['campaign', 'club'], ['campaign', 'school']],
      not: ['business', 'website', 'app'],
    },
    [
      soon('facts', [1, 7]),
      soon('allies', [2, 10]),
      soon('demand', [1, 4]),
      oneDay('meeting', [3, 14]),
      longStep('signatures', 3, [7, 42], { timesAWeek: 2, fills: true }),
      oneDay('press', [1, 7]),
      oneDay('councillor', [2, 14], { asks: 'office' }),
      before('handIn', 2, { days: 'working' }),
      after('answer', 21, 1, { days: 'working' }),
    ],
  ),
  kind('cleanUp', 'fixed', { by: [['cleanUp'], ['organise', 'cleanUp'], ['chore', 'cleanUp'], ['clean', 'cleanUp']] }, [
    soon('permission', [2, 10], { asks: 'office' }),
    soon('spot', [1, 5], { days: 'weekend' }),
    oneDay('invite', [3, 21]),
    before('kit', 5),
    before('remind', 2),
    after('thanks', 1),
  ]),
  kind(
    'candidacy',
    'fixed',
    { setByOthers: true, by: [['candidacy'], ['apply', 'candidacy'], ['start', 'candidacy']] },
    [
      soon('rules', [1, 4], { days: 'working' }),
      soon('ask', [1, 4]),
      soon('backers', [2, 8]),
      soon('papers', [1, 7], { days: 'working', possible: 45 }),
      before('programme', 29, { days: 'weekend' }),
      before('leaflet', 26),
      before('talks', 22),
      before('remind', 3),
      after('thanks', 3),
    ],
  ),
  kind(
    'fundraising',
    'open',
    {
      by: [
        ['fundraising'],
        ['organise', 'fundraising'],
        ['fundraising', 'partyFood'],
        ['fundraising', 'party'],
        ['fundraising', 'volunteering'],
      ],
      not: ['competition', 'race', 'fair', 'business'],
    },
    [
      soon('cause', [1, 5], { days: 'working' }),
      soon('way', [1, 5], { never: ['fundEvent'] }),
      soon('event', [1, 7], { only: ['fundEvent'] }),
      soon('page', [1, 5], { optional: true }),
      longStep('ask', 3, [5, 42], { timesAWeek: 2, fills: true }),
      before('halfway', 10, { optional: true }),
      before('ready', 2, { only: ['fundEvent'] }),
      after('payIn', 3, 1, { days: 'working' }),
      after('thanks', 6),
    ],
  ),
]
