import type { Act } from '../templates/signs.ts'

/** English words for what people do, as far as it tells what a goal needs. */
export const acts: Readonly<Record<Act, string>> = {
  adopt: 'adopt*|bring home|rescue|rehome',
  apply: 'apply*|application|applications|submit|submitting|bid for',
  attend: 'attend*|see|seeing|watch|watching|tickets|ticket|listen to|be at|invited to',
  build: 'build|building|make|making|create|creating|develop*|code|design',
  buy: 'buy|buying|purchase|purchasing|get a new|get a|order',
  change: 'change|changing|switch|switching|swap|replace the|replace our|replacing',
  clean:
    'clean|cleaning|clean out|clear out|clearing out|clear|tidy|tidying|sort out|sorting|downsize|downsizing|get rid of|empty',
  decorate: 'redecorat*|repaint*|paint|painting|wallpaper*|decorate|decorating',
  find: 'find|finding|look for|looking for|search|searching|choose|get hired|land a',
  finish: 'finish*|complete|completing|walk|do the',
  giveUp:
    'quit|quitting|give up|giving up|stop|stopping|cut down|cut out|cutting down|kick|no more|less|get off|cancel|cancelling',
  goTo: 'take the kids|go to|going to|go see|visit|visiting|fly to|flying to|drive to|travel to',
  launch: 'launch*|go live|going live|release|releasing|publish*|bring out|put online|self publish*',
  learn:
    'learn|learning|study|studying|get better at|improve|improving|take up|master|teach myself|become fluent|fluent in|practise|practising|practice|speak|train my|teach my|play the|get good at|train the|train our|training the',
  leave: 'leave|leaving|move out|moving out|retire from',
  lose: 'lose|losing|shed|drop',
  move: 'move|moving|relocat*|emigrat*|move house|moving house|move home|house move|move out|moving day|move back|move abroad|move to|moving to|move into|moving into',
  open: 'open|opening|set up|start a|start an|start my own|start our own|found',
  organise: 'organi*e|organi*ing|host|hosting|plan|planning|put on|throw|throwing|arrange|arranging|hold a',
  payOff: 'pay off|paying off|pay back|paying back|clear my|clear our|repay*|finish paying|paying for the',
  perform:
    'perform*|sing|singing|play in|play at|playing at|act in|acting in|dance in|audition*|my band|our band|open mic|opening night|stand up|demo day|exhibit|give a|give the|give my|deliver',
  plant: 'plant|planting|sow|sowing|grow|growing|replant*',
  read: 'read|reading|reread',
  renew: 'renew*|renewal|replace my|expire*|expiring|get a new|update my|extend my',
  renovate:
    'renovat*|remodel*|refurbish*|redo|rewire|refit|do up|tile|furnish*|fit a|fit the|fit new|replace the|restore',
  rent: 'rent|renting|to rent|rental|tenancy|for rent',
  repair: 'repair*|fix|fixing|mend|mending|service|get fixed|replace the',
  save: 'save|saving|save up|saving up|put aside|put away|set aside|build up',
  sell: 'sell|selling|sale of|sell off',
  start: 'start|starting|begin|beginning|first day|becoming|become|take up|get into',
  take: 'enrol*|sign up|sign him up|sign her up|register|registering|registration|take part in|enter|entering|apply to|apply for|take a|compete in|get into',
  write: 'write|writing|finish my|self publish*|publish*|draft',
}
