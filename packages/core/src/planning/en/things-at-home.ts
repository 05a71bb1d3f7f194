import type { PlanningWords } from '../planning-words.ts'
import type { thingsAtHome as names } from '../templates/signs-at-home.ts'

/** English words for what goals of a home are about. */
export const thingsAtHome: Pick<PlanningWords['signs'], (typeof names)[number]> = {
  damp: 'damp|rising damp|mould|mold|mouldy|black mould|condensation|damp patch|damp patches|damp problem',
  energyBill:
    'heating bill|heating bills|heating costs|energy bill|energy bills|energy costs|electricity bill|electricity bills|electric bill|gas bill|gas bills|fuel bill|fuel bills|utility bills|energy use|electricity use|gas use',
  energySaving:
    'save energy|saving energy|save electricity|save gas|use less energy|use less electricity|use less gas|save on heating|save on energy|save on electricity|energy efficient|energy efficiency|draught proof the house|draught proof the windows|draughts',
  flooring:
    'floorboards|floor boards|laminate|laminate floor|laminate flooring|flooring|new flooring|wooden floor|wooden floors|wood floor|wood floors|parquet|vinyl floor|vinyl flooring|sand the floor|sand the floors|sand the floorboards|sand and varnish the floor|sand and varnish the floors|sand and varnish the floorboards|lay a new floor|lay a floor|lay the floor|lay carpet|lay the carpet|fit the carpet|replace the carpet|replace the carpets|replace the floor|replace the flooring|rip up the carpet|rip out the carpet|carpets replaced|carpet replaced',
  houseRota:
    'cleaning rota|chore rota|chores rota|housework rota|household rota|chore chart|chores chart|cleaning schedule|cleaning routine|household routine|household chores|share the housework|share out the housework|sharing the housework|split the housework|divide the housework|divide up the housework|share the chores|share out the chores|split the chores|divide the chores|divide up the chores|help around the house|help more around the house|help out around the house|mental load|helping round the house|help round the house|helping around the house|helping out around the house|help with the housework|helping with the housework|helping at home|do their chores|doing their chores|do more chores|do more round the house|do more around the house',
  nurseryRoom:
    'nursery ready|nursery done|nursery finished|nursery set up|nursery sorted|set up the nursery|set up a nursery|set up our nursery|prepare the nursery|prepare a nursery|sort the nursery|finish the nursery|furnish the nursery|do the nursery|make a nursery|baby s room ready|babys room ready|baby s room done|set up the baby s room|prepare the baby s room',
  outdoorWork:
    'new fence|new garden fence|put up a fence|put up the fence|put up a new fence|put up the new fence|put up new fencing|put up fencing|put a fence up|build a fence|replace the fence|replace our fence|replace the garden fence|fencing|fence in the garden|fence off the *|garden wall|garden walls|boundary wall|retaining wall|lay a patio|lay the patio|lay a new patio|lay paving|build a patio|new patio|new driveway|lay a driveway|lay a new driveway|pave the drive|pave the driveway|pave the garden|block paving|redo the patio|redo the driveway|redo the drive',
  rentedRoom:
    'room in *|room to rent|room for rent|house share|houseshare|flat share|flatshare|shared house|shared flat|student house|student flat|student accommodation|student digs',
  tenants:
    'find a tenant|find tenants|find a new tenant|find new tenants|find good tenants|get a tenant|get tenants|find a lodger|get a lodger|take in a lodger|take in lodgers|find somebody for the spare room|find someone for the spare room',
  wifi: 'wifi|wi fi|wifi signal|wi fi signal|router|mesh|slow internet|internet at home|network cables|wired network|ethernet',
}
