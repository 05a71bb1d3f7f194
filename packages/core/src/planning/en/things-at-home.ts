import type { PlanningWords } from '../planning-words.ts'
import type { thingsAtHome as names } from '../templates/signs-at-home.ts'

/** English words for what goals of a home are about. */
export const thingsAtHome: Pick<PlanningWords['signs'], (typeof names)[number]> = {
  batchCooking:
    'batch cook|batch cooking|batch cook for *|fill the freezer|stock the freezer|stock up the freezer|meals in the freezer|meals for the freezer|freezer full of *|freezer meals|freeze * meals|freeze * weeks of meals|freeze some meals|freeze a few meals',
  bigWorks:
    'loft conversion|loft extension|attic conversion|loft converted|attic converted|convert the loft|convert our loft|convert my loft|converting the loft|convert the attic|convert our attic|convert my attic|extension|kitchen extension|house extension|side return|dormer|garage conversion|garage converted|convert the garage|convert our garage|barn conversion|convert the barn|build a conservatory|conservatory built|orangery|self build|build our own house|build my own house|granny annexe|granny flat|annexe',
  bikeCare:
    'bike ready|bikes ready|bike ready for *|bikes ready for *|bike serviced|bikes serviced|service my bike|service the bike|service the bikes|service our bikes|fix my bike|fix the bike|fix up my bike|mend my bike|overhaul my bike|do up my old bike|do up an old bike|restore an old bike|restore my old bike',
  boatCare:
    'boat back in *|boat back on *|boat in the water|boat into the water|boat on the water|boat out of the water|boat ready|boat ready for *|prepare the boat|paint the boat|paint the hull|launch the boat|lay up the boat|lay the boat up|winterise the boat|antifoul|antifouling|narrowboat ready|narrowboat blacked|blacking the narrowboat|black the narrowboat|dinghy ready|dinghy back in *|yacht ready|yacht back in *|yacht in the water|commission the boat|boat for the season|boat for the summer',
  damp: 'damp|rising damp|mould|mold|mouldy|black mould|condensation|damp patch|damp patches|damp problem',
  energyBill:
    'heating bill|heating bills|heating costs|energy bill|energy bills|energy costs|electricity bill|electricity bills|electric bill|gas bill|gas bills|fuel bill|fuel bills|utility bills|energy use|electricity use|gas use',
  energySaving:
    'save energy|saving energy|save electricity|save gas|use less energy|use less electricity|use less gas|save on heating|save on energy|save on electricity|energy efficient|energy efficiency|draught proof the house|draught proof the windows|draughts',
  flooring:
    'floorboards|floor boards|laminate|laminate floor|laminate flooring|flooring|new flooring|wooden floor|wooden floors|wood floor|wood floors|parquet|vinyl floor|vinyl flooring|sand the floor|sand the floors|sand the floorboards|sand and varnish the floor|sand and varnish the floors|sand and varnish the floorboards|lay a new floor|lay a floor|lay the floor|lay carpet|lay the carpet|fit the carpet|replace the carpet|replace the carpets|replace the floor|replace the flooring|rip up the carpet|rip out the carpet|carpets replaced|carpet replaced',
  houseRota:
    'cleaning rota|chore rota|chores rota|housework rota|household rota|chore chart|chores chart|cleaning schedule|cleaning routine|household routine|household chores|share the housework|share out the housework|sharing the housework|split the housework|divide the housework|divide up the housework|share the chores|share out the chores|split the chores|divide the chores|divide up the chores|help around the house|help more around the house|help out around the house|mental load|helping round the house|help round the house|helping around the house|helping out around the house|help with the housework|helping with the housework|helping at home|do their chores|doing their chores|do more chores|do more round the house|do more around the house',
  harvest:
    'make wine|wine from *|plum wine|elderberry wine|country wine|pick the olives|pick our olives|picking the olives|olive harvest|harvest the olives|grape harvest|pick the grapes|pick our grapes|harvest the grapes|apple harvest|pick the apples|pick our apples|apple pressing|press the apples|press our apples|press our own apples|make cider|make our own cider|make my own cider|cider making|make our own wine|make my own wine|our own apple juice',
  longBuild:
    'a canoe|own canoe|cedar canoe|strip canoe|wooden canoe|a kayak|own kayak|wooden kayak|a dinghy|own dinghy|sailing dinghy|rowing boat|wooden boat|model boat|model ship|model plane|model aeroplane|model aircraft|model railway|model train layout|train layout|wooden model|scale model|wooden ship|doll s house|dolls house|camper conversion|van conversion|into a camper|into a campervan|into a camper van|convert a van|convert the van|convert our van|convert my van',
  nurseryRoom:
    'room into a nursery|bedroom into a nursery|study into a nursery|office into a nursery|nursery ready|nursery done|nursery finished|nursery set up|nursery sorted|set up the nursery|set up a nursery|set up our nursery|prepare the nursery|prepare a nursery|sort the nursery|finish the nursery|furnish the nursery|do the nursery|make a nursery|baby s room ready|babys room ready|baby s room done|set up the baby s room|prepare the baby s room',
  oldVehicle:
    'classic car|vintage car|vintage motorbike|classic motorbike|vintage motorcycle|old motorbike|old mini|classic mini|old triumph|triumph bonneville|triumph spitfire|triumph herald|bonneville|morris minor|mgb|old land rover|old tractor|vintage tractor|old beetle|old vespa|lambretta|old moped|old scooter|back on the road|for the rally|to the rally',
  outdoorWork:
    'build a wall|build the wall|build a brick wall|build a stone wall|dry stone wall|front wall|brick wall|wall at the front|wall at the back|rebuild the wall|new fence|new garden fence|put up a fence|put up the fence|put up a new fence|put up the new fence|put up new fencing|put up fencing|put a fence up|build a fence|replace the fence|replace our fence|replace the garden fence|fencing|fence in the garden|fence off the *|garden wall|garden walls|boundary wall|retaining wall|lay a patio|lay the patio|lay a new patio|lay paving|build a patio|new patio|new driveway|lay a driveway|lay a new driveway|pave the drive|pave the driveway|pave the garden|block paving|redo the patio|redo the driveway|redo the drive',
  rentedRoom:
    'room in *|room to rent|room for rent|house share|houseshare|flat share|flatshare|shared house|shared flat|student house|student flat|student accommodation|student digs',
  tenants:
    'find a tenant|find tenants|find a new tenant|find new tenants|find good tenants|get a tenant|get tenants|find a lodger|get a lodger|take in a lodger|take in lodgers|find somebody for the spare room|find someone for the spare room',
  treeWork:
    'cut down the tree|cut down a tree|cut down the * tree|cut down the * * tree|cut the tree down|take down the tree|take down the * tree|take down the * * tree|fell the tree|fell a tree|tree cut down|trees cut down|tree taken down|trees taken down|tree felled|trees felled|trees cut back|tree surgeon|cut back the trees|take down the conifers|leylandii|tree stump|stump out|stump removed|stump ground out',
  wifi: 'wifi|wi fi|wifi signal|wi fi signal|router|mesh|slow internet|internet at home|network cables|wired network|ethernet',
}
