import { after, before, kind, longStep, oneDay, soon, type Template } from './template-types.ts'

/** Targets of what is grown to be eaten. */
export const vegetableGarden: readonly Template[] = [
  kind(
    'vegetableGarden',
    'open',
    {
      by: [
        ['vegetables'],
        ['vegetables', 'garden'],
        ['vegetables', 'plant'],
        ['vegetables', 'build'],
        ['vegetables', 'clean'],
        ['vegetables', 'hire'],
        ['vegetables', 'structure'],
        ['vegetables', 'structure', 'build'],
      ],
    },
    [
      soon('plot', [2, 10], { asks: 'office', only: ['newPlot'] }),
      oneDay('place', [1, 3], { days: 'weekend', never: ['balcony', 'plotSaid', 'overgrown', 'newPlot'] }),
      oneDay('glass', [1, 4], { days: 'weekend', only: ['greenhouse'] }),
      longStep('overgrowth', 3, [3, 28], { timesAWeek: 2, only: ['overgrown'] }),
      oneDay('seeds', [1, 5], { never: ['potatoes'] }),
      soon('chit', [1, 14], { only: ['potatoes'] }),
      oneDay('seedlings', [3, 12], { optional: true, days: 'weekend', never: ['directSow', 'greenhouse'] }),
      oneDay('trays', [3, 12], { days: 'weekend', only: ['greenhouse'] }),
      oneDay('boxes', [2, 10], { days: 'weekend', only: ['raisedBeds'] }),
      oneDay('filling', [2, 14], { days: 'weekend', only: ['raisedBeds'] }),
      oneDay('beds', [1, 5], { days: 'weekend', never: ['balcony', 'raisedBeds', 'greenhouse'] }),
      longStep('soil', 3, [2, 20], { timesAWeek: 2, never: ['balcony', 'raisedBeds', 'greenhouse'] }),
      oneDay('pots', [1, 14], { days: 'weekend', only: ['balcony'], never: ['greenhouse'] }),
      oneDay('planting', [2, 7], { days: 'weekend', only: ['harvestSaid'], never: ['balcony', 'greenhouse'] }),
      longStep('growing', 4, [21, 120], { fills: true, only: ['harvestSaid'], never: ['balcony', 'greenhouse'] }),
      before('picking', 1, { only: ['harvestSaid'], never: ['balcony', 'greenhouse'] }),
      before('planting', 2, {
        days: 'weekend',
        never: ['winterVeg', 'balcony', 'directSow', 'greenhouse', 'harvestSaid'],
      }),
      before('plantFirm', 2, { days: 'weekend', only: ['winterVeg'], never: ['balcony', 'greenhouse', 'harvestSaid'] }),
      before('sow', 2, { days: 'weekend', only: ['directSow'], never: ['balcony', 'greenhouse', 'harvestSaid'] }),
      before('potting', 1, { days: 'weekend', only: ['balcony'], never: ['greenhouse'] }),
      before('potOn', 1, { days: 'weekend', only: ['greenhouse'] }),
      after('water', 1, 90, { never: ['balcony', 'greenhouse', 'overwinters', 'harvestSaid'] }),
      after('waterPots', 1, 90, { timesAWeek: 7, only: ['balcony', 'greenhouse'] }),
      after('winterHarvest', 90, 1, { days: 'weekend', optional: true, only: ['winterVeg'], never: ['harvestSaid'] }),
      after('slugs', 3, 1, { only: ['slugs'] }),
      after('earthUp', 35, 1, { days: 'weekend', only: ['potatoes'], never: ['harvestSaid'] }),
      after('lift', 90, 1, { days: 'weekend', only: ['potatoes'], never: ['harvestSaid'] }),
      after('harvest', 55, 1, { days: 'weekend', optional: true, never: ['directSow', 'harvestSaid', 'winterVeg'] }),
    ],
  ),
]
