import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Targets of turning points, and of how one lives: new people, a loss, a separation, a return, less waste. */
export const turningPoints: readonly Template[] = [
  kind(
    'meeting',
    'lasting',
    { by: [['newPeople'], ['meet', 'newPeople'], ['find', 'newPeople'], ['find', 'partner']] },
    [
      oneDay('where', [1, 5]),
      soon('first', [1, 7]),
      longStep('go', 3, [14, 60], { timesAWeek: 1 }),
      oneDay('look', [1, 4], { days: 'weekend' }),
      longStep('closer', 3, [14, 60], { timesAWeek: 1 }),
    ],
  ),
  kind('therapy', 'open', { by: [['therapy'], ['start', 'therapy'], ['find', 'therapy'], ['bookIt', 'therapy']] }, [
    soon('names', [1, 5]),
    soon('write', [1, 5]),
    soon('first', [2, 10]),
    soon('decide', [2, 6]),
    after('look', 42, 1),
  ]),
  kind('backToWork', 'start', { by: [['backTo', 'job'], ['backTo', 'parentalLeave'], ['backTo']] }, [
    soon('employer', [1, 7], { asks: 'employer' }),
    oneDay('days', [1, 10]),
    oneDay('trial', [1, 7], { days: 'working' }),
    before('ready', 2),
    after('look', 14, 1),
  ]),
  kind('grief', 'lasting', { by: [['grief'], ['grief', 'relative']] }, [
    soon('talk', [1, 5]),
    oneDay('rest', [1, 7]),
    longStep('weekly', 3, [14, 70], { timesAWeek: 1 }),
    oneDay('group', [1, 10], { optional: true }),
    oneDay('remember', [2, 14], { days: 'weekend' }),
    before('look', 5),
  ]),
  kind('separation', 'open', { by: [['separation'], ['separation', 'relative']], not: ['form'] }, [
    soon('talk', [1, 7]),
    soon('lawyer', [2, 14]),
    oneDay('papers', [2, 14]),
    oneDay('money', [2, 14], { days: 'weekend' }),
    oneDay('homes', [3, 30]),
    before('agreement', 7, { days: 'working' }),
    after('change', 14, 1, { days: 'working' }),
  ]),
  kind('proposal', 'fixed', { by: [['proposal'], ['proposal', 'abroad'], ['proposal', 'place']] }, [
    oneDay('ring', [2, 21]),
    oneDay('place', [1, 10]),
    oneDay('words', [1, 5]),
    before('check', 2),
    after('tell', 1, 1),
  ]),
  kind(
    'ecology',
    'lasting',
    { by: [['ecology'], ['ecology', 'room'], ['ecology', 'home'], ['giveUp', 'ecology'], ['ecology', 'garden']] },
    [
      oneDay('look', [4, 8]),
      oneDay('choose', [1, 4], { days: 'weekend' }),
      oneDay('shops', [1, 7]),
      longStep('weeks', 3, [14, 60], { timesAWeek: 2 }),
      before('compare', 3, { days: 'weekend' }),
    ],
  ),
  kind('familyTree', 'open', { by: [['familyTree'], ['build', 'familyTree'], ['write', 'familyTree']] }, [
    soon('ask', [1, 10], { days: 'weekend' }),
    oneDay('papers', [2, 10]),
    longStep('registers', 4, [14, 90], { timesAWeek: 1 }),
    oneDay('draw', [2, 14], { days: 'weekend' }),
    before('share', 3),
  ]),
  kind('toddler', 'open', { by: [['toddler'], ['toddler', 'relative'], ['teach', 'toddler']] }, [
    soon('signs', [1, 4]),
    oneDay('things', [1, 6], { days: 'weekend' }),
    longStep('days', 3, [4, 14], { timesAWeek: 7 }),
    longStep('out', 2, [5, 21], { timesAWeek: 7 }),
    after('praise', 1, 1, { optional: true }),
  ]),
]
