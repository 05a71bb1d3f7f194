import type { Act } from '../templates/signs.ts'

/** English words for what people do, as far as it tells what a goal needs. */
export const acts: Readonly<Record<Act, string>> = {
  adopt:
    'the dog arrives|the cat arrives|our dog arrives|our cat arrives|adopt*|bring home|rescue|rehome a|rehome an|rehome two|rehoming a|rehoming an',
  apply:
    'apply*|application|applications|submit|submitting|bid for|apply for|put in for|go for the|lodge a|lodge an|lodging a',
  attend: 'attend*|see|seeing|watch|watching|tickets|ticket|listen to|be at|invited to|before it closes|before it ends',
  build: 'build|building|dig a|dig out|make|making|create|creating|develop*|code|design',
  buy: 'buy|buying|purchase|purchasing|get a new|get a|order',
  change:
    'change|changing|switch|switching|swap|replace the|replace our|replacing|replace it|replace|move my isa|transfer my isa|move my isas|move my savings|transfer my savings|move my bank account|move my current account|move banks|move my mortgage',
  clean:
    'clean|cleaning|clean out|clear out|clearing out|clear|tidy|tidying|sort out|sorting|downsize|downsizing|get rid of|empty|sort|sorting out|in order|declutter*|go through|organised',
  decorate: 'redecorat*|repaint*|paint|painting|wallpaper*|decorate|decorating',
  find: 'find|finding|look for|looking for|search|searching|choose|get hired|land a|book someone|book somebody|get a cleaner|get a gardener|get a dog walker|get a nanny|get a tutor|get a babysitter|get a childminder|get a plumber|get an electrician|get a builder|get a handyman|get a window cleaner|get a cat sitter|get a dog sitter',
  finish: 'finish*|finish my|complete|completing|walk|do the',
  giveUp:
    'less netflix|less netflix and *|less binge watching|less youtube|halve|halving|cut * by half|reduce * by half|cut my|cut back|quit|quitting|give up|giving up|stop|stopping|cut out|cutting down|kick|no more|less|get off|cancel|cancelling|no takeaways|no phone|no sugar|no alcohol|no sweets|no screens|no spending|no spend|no crisps|no meat|dry january|no drinking|no smoking|no snacking|no gaming|no swearing|no buying|drink less|drinking less|not buying|not buy|no new|stop buying|dry until|dry till|stay dry|go without|stay off|off the|not eating|not drinking|dry for|staying dry|cut down on|cut down my|cut down to|cut down|come off|coming off|wean myself off|weaning off|wean off|stress free|without stress|without the stress|without stressing|sober october|go sober|get sober|stay sober|digital detox|phone detox|social media detox|screen detox|put my phone away|put our phones away|put the phone away|put phones away|turn off my phone|switch off my phone|no phones|phone out of the bedroom|phones out of the bedroom|phone out of my bedroom|phones out of our bedroom|phone out of our bedroom|scroll less|tv less|telly less|less tv|less telly|watch less tv|watch less telly|stop working late|stop working weekends|stop working at weekends|stop working evenings|stop working in the evening|stop working so *|stop bringing work home|delete facebook|delete instagram|delete tiktok|delete snapchat|delete twitter|delete social media|delete my facebook|delete my instagram|delete the apps|get help for my drinking|get help with my drinking|help with my drinking|get help for my gambling|get help with my gambling|help with my gambling|news less|the news less|watch the news less|read the news less|less news',
  goTo: 'take the kids|go to|going to|go see|visit|visiting|fly to|flying to|drive to|travel to',
  launch: 'launch*|go live|going live|release|releasing|publish*|bring out|put online|self publish*',
  learn:
    'be able to|learn|learning|study|studying|get better at|improve|improving|take up|master|teach myself|become fluent|fluent in|practise|practising|practice|speak|teach my|play the|get good at|brush up|brushing up|refresh my|conversational|take better photos|taking better photos|take good photos|take better pictures|better photos|better at photos',
  leave: 'leave|leaving|move out|moving out|retire from',
  letOut:
    'let my|let our|let the|let out|let out my|let out our|let out the|rent out|rent out my|rent out our|rent out the|renting out|letting|letting out|letting my|letting our|rent my * out|rent our * out|rent the * out',
  lose: 'lose|losing|shed|drop|down to',
  move: 'move|moving|relocat*|emigrat*|move house|moving house|move home|house move|move out|moving day|move back|move abroad|move to|moving to|move into|moving into|downsize to|get us moved|moved to|moved into',
  open: 'open|opening|set up|start a|start an|start my own|start our own|found',
  organise:
    'organi*e|organi*ing|host|hosting|plan|planning|put on|throw|throwing|arrange|arranging|hold a|put on a|run the * camp|run a * camp|run the * * camp|organise the * camp|run a holiday club|run the holiday club|run a * pack holiday|run the * pack holiday|run a pack holiday|run a * holiday club',
  payOff:
    'overpay|overpaying|pay down|pay off|paying off|pay back|paying back|clear my|clear our|repay*|finish paying|paying for the',
  perform:
    'perform*|sing|singing|play in|play at|playing at|act in|acting in|dance in|audition*|my band|our band|open mic|opening night|stand up|demo day|exhibit|give a|give the|give my|deliver|choral society|sing in the *|sing with *|play a gig|playing a gig|play our first gig|play my first gig|first gig|do a gig|play gigs|play live|gig with my band|gig with our band|gig with the band|learn my lines|learn the lines|learning my lines|learn my part|learn the part',
  plant: 'plant|planting|sow|sowing|grow|growing|replant*|repot|repotting',
  read: 'read|reading|reread',
  reduce: 'reduce|reducing|lower|lowering|bring down|get down|cut|cutting|cut our|cut the|slash',
  renew: 'renew*|renewal|replace my|expire*|expiring|get a new|update my|extend my',
  renovate:
    'renovat*|remodel*|refurbish*|redo|rewire|refit|do up|tile|furnish*|fit a|fit the|fit new|replace the|restore|retile|retiling|turned into a|turned into an|convert the|replaced|redone|renovated|retiled|refurbished',
  rent: 'rent|renting|to rent|rental|tenancy|for rent',
  repair:
    'find out why the car *|find out why the van *|find out why the boiler *|find out why the heating *|find out why the washing machine *|find out what s wrong with the car|find out what s wrong with the boiler|back on the road|roadworthy|in working order|to the garage|to the mechanic|repair*|fix|fixing|mend|mending|service|get fixed|fixed|repaired|mended|patch up|patch|roof fixed|roof repaired|fix the roof|fix our roof|repair the roof|repair our roof|mend the roof|sort the shed roof|sort out the shed roof|shed roof fixed|shed roof mended|fix the shed roof|mend the shed roof|repair the shed roof|sort the roof|sort out the roof|sort out the leak|sort the leak|sort the gutters|sort out the gutters|stop the leak|new roof on the shed|re felt the *|refelt the *|sort the garage roof|sort out the garage roof',
  save: 'save|saving|save up|saving up|put aside|put away|set aside|build up|emergency fund|rainy day fund|money aside|put money aside|put some money aside|put money away|savings habit|saving habit|habit of saving|start saving|save regularly|get into saving',
  sell: 'sell|selling|sale of|sell off',
  start:
    'start my placement|start my internship|placement starts|internship starts|start my apprenticeship|apprenticeship starts|start at * as|start at * * as|start at the * * as|starting at * as|starting at * * as|starting at the * * as|start|starting|begin|beginning|first day|becoming|become|take up|get into|start as a|start as an|starting as a|starting as an|start work as|start working|starting work|first day at work|start at the|new job starts|new job begins|new role starts|my new job starts',
  take: 'enrol*|sign up|sign him up|sign her up|register|registering|registration|get * into a|get * into the|take part in|enter|entering|apply to|apply for|take a|compete in|get into|join|joining|sing in a choir|singing in a choir|play in an orchestra|play in a band|play in a brass band|play for the * team|play for a * team|play for the * * team|play for my *|play for the village|play in the village|play in the local|play in a local|play in my local|play for the local|play for a local',
  write: 'write|writing|finish my|self publish*|publish*|draft',
  accompany:
    'take mum to|take dad to|take my * to|take * to the|take * to her|take * to his|take * to a|drive my * to|drive * to the|drive * to her|drive * to his|accompany*|go with my * to|go with * to|pick up my *|pick * up from|bring my * to|look after|take grandma to|take granny to|take nan to|take gran to|take grandad to|take grandpa to|take mum out|take dad out|take grandma out|take nan out|take gran out|take grandad out',
  backTo:
    'going back to|go back to|return to|returning to|back to work|coming back after|coming back from|back after|going again|up again|running again|revive|relaunch|restart|come back from|coming back off|back off maternity|back off paternity|back off parental|back off sick',
  bookIt:
    'book in|make an appointment|make a doctor s appointment|get an appointment|arrange an appointment|schedule|book the|book a|book an|book my|book our|book some|book flights|book flight|book hotel|book hotels|book tickets|book trains|book train|book time|book appointment|book restaurant|book table|book somewhere|book us|book dad|book mum|book into|book that|book in for',
  call: 'call|ring up|get in touch with|write back to|ring my|ring the|ring nan|ring mum|ring dad|ring gran|ring about|text my|email my|email the|phone my|phone the|phone mum|phone dad|phone up|contact the|contact my',
  cancel: 'cancel|cancelling|close my|close our|close mum s|close dad s|terminate|end my|get out of my|unsubscribe',
  claim:
    'claim|claiming|appeal|dispute|contest a|contest the|contest my|contest * will|contest * * will|challenge * fine|challenge * * fine|challenge * ticket|challenge * * ticket|challenge * decision|challenge * * decision|challenge * bill|challenge * * bill|challenge * will|challenge * * will',
  cook: 'bake|baking a|baking the|cook|cook for|make the cake|make a cake|make the * cake|make a * cake|make the christmas pudding|brew|preserve',
  copy: 'put on dvd|onto dvd|put on a stick|put onto a stick|transferred to|digitised|digitized|back up|backing up|digitise|digitize|digitising|transfer my|transfer the|scan my|scan the|scan old|scan in|move from my old computer|move from my old laptop|move from my old phone|move from the old computer|move from the old laptop|switch from my old computer|switch from my old laptop|switch from my old phone|switch to my new computer|switch to my new laptop|switch to my new phone|move to my new computer|move to my new laptop|move everything to|move everything onto|transfer everything|move my files|move all my files|scan all|scan all of|photos off|pictures off|everything off|scan mum s|scan dad s|scan our|set up the new laptop|set up the new phone|set up the new computer|set up the new tablet|set up the new mac|set up the new pc|set up the new ipad|set up the new iphone|set up my new laptop|set up my new phone|set up my new computer|set up my new tablet|set up my new mac|set up my new pc|set up my new ipad|set up my new iphone|set up our new laptop|set up our new phone|set up our new computer|set up our new tablet|set up our new mac|set up our new pc|set up our new ipad|set up our new iphone|set up a new laptop|set up a new phone|set up a new computer|set up a new tablet|set up a new mac|set up a new pc|set up a new ipad|set up a new iphone|move all my photos|move all our photos|move my photos|move our photos|move the photos|move all my music|move my emails|move all my emails',
  give: 'find a good home for|find a loving home for|find new homes for|give away|giving away|rehome*|donate|donating|find a home for|find a new home for|pass on|take to the charity shop|take to the tip|give * away|give * * away|give * * * away|give * * * * away|take * to the tip|take * * to the tip|take * * * to the tip|take * to the charity shop|take * * to the charity shop|find * a good home|find * a loving home|find * * a good home|find * * a loving home|find good homes for|find homes for',
  giveBack:
    'give back the|give back my|give back his|give back her|give * back|give * * back|give * * * back|hand back|hand * back|hand * * back|return the|return my|return our|return a|return an|return his|return her|return their|return all|return that|return these|send back the|send back my|send * back|send * * back|take back the|take the * back|take the * * back|take my * back|take * back to|take * * back to|take * * * back to',
  handmade:
    'make my own dress|make my own * dress|make my own clothes|make a dress|make a * dress|make the * dresses|make the curtains|make curtains|make some curtains|make new curtains|make * curtains|make cushions|make * cushions|knit|knit a|knitting a|sew|sew a|sewing a|crochet|crochet a|embroider|carve|whittle|weave|upholster|reupholster|make all the * dresses|make my own|make * own dress',
  help: 'help my|help mum|help dad|help *|give * a hand|lend a hand',
  install:
    'install|installing|insulate|insulating|installed|have * fitted|get * fitted|get * installed|get a * fitted|have a * fitted',
  meet: 'meet|meet up with|catch up with|see my friends|get together with',
  smallJob:
    'put up|hang|hang up|assemble|mount|put together the|varnish|oil the|sand the|stain the|seal the|paint the fence|fill the|re grout|regrout|grout|draught proof|flat pack|build flat pack|build the flat pack|move the washing machine|move the fridge|move the freezer|move the piano|move the sofa|move the wardrobe|move the bed|move the tv|move the furniture|rearrange the furniture|move our sofa|move the desk|fit a blind|fit blinds|fit a new blind|fit new blinds|fit a kitchen blind|fit a new kitchen blind|fit a shelf|fit shelves|fit a lock|fit a new lock|fit a curtain rail|fit a curtain pole|fit a cat flap|fit a towel rail|fit a bike rack|fit a door handle|fit a new door handle|fit smoke alarms|fit a smoke alarm',
  restore:
    'turn an old|turn the old|turn my old|turn our old|turn grandma s|turn gran s|restore|restoring|sand|sand and|sand down|sand the|strip|strip and|strip down|strip the|upcycle|upcycling|reupholster|refinish|refurbish*|do up|renovat*|revive|varnish|wax the|oil the|upholster|upholstering|reupholstering',
  takePet:
    'take the dog|take our dog|take my dog|take the dogs|take the cat|take our cat|take my cat|take the cats|take the puppy|bring the dog|bring our dog|bring the cat|taking the dog|taking our dog|taking my dog|taking the cat|fly the dog|fly the cat|fly our dog|fly our cat',
  teach:
    'walk dad through|walk mum through|walk my * through|walk grandad through|walk grandma through|walk gran through|walk nan through|walk him through|walk her through|help * through|help my * through|help our * through|teach my|teach|teach the|help * learn|help * with|help my * with|get * to learn|help * * with * homework|help * revise|help * * revise|help * catch up|help my * catch up|get * up to speed with|get * through|get my * through|get our * through|see my * through|see our * through|without stabilisers|stabilisers off|off stabilisers|help my * prepare for his|help my * prepare for her|help my * prepare for their|help our * prepare for their|help our * prepare for his|help our * prepare for her|help * prepare for his|help * prepare for her|get * swimming|get * * swimming|get * riding a bike|get * * riding a bike|eleven plus for *|11 plus for *|see * through|get him reading|get her reading|get them reading|get my * reading|get our * reading|get * reading before year *|get * reading before school|get * reading before reception|get * reading before he *|get * reading before she *|get * to read|get * writing|get * to write|get * to tie|get * to tell the time|s gcses|s a levels|s sats|s mocks|s eleven plus|s 11 plus|help * get used to|help my * get used to|help * use|help * to use|show mum how to *|show dad how to *|show my * how to *|get both * through|get both my * through|get the kids through|get the boys through|get the girls through|get the children through|get my * ready for her exam|get my * ready for his exam|get my * ready for her * exam|get my * ready for his * exam|get * ready for her exam|get * ready for his exam|get * ready for her * exam|get * ready for his * exam',
  train:
    'get my dog to *|get the dog to *|get my puppy to *|get the puppy to *|train the|train my|train our|training the|train a|training|train * to|house train*|housetrain*|good recall|stop barking|stop jumping up|reliable recall|come when called|walk to heel|on the lead|off the lead',
  visit:
    'visit|visiting|see my|go and see my|go see my|stay with my|staying with my|go to my * s|go to my * in|see our',
  purchase:
    'buy|buying|purchase|order|pick up a new|replace the washing machine|replace our washing machine|replace my washing machine|replace the dishwasher|replace our dishwasher|replace my dishwasher|replace the fridge|replace our fridge|replace my fridge|replace the freezer|replace our freezer|replace my freezer|replace the oven|replace our oven|replace my oven|replace the cooker|replace our cooker|replace my cooker|replace the tumble dryer|replace our tumble dryer|replace my tumble dryer|replace the tv|replace our tv|replace my tv|replace the sofa|replace our sofa|replace my sofa|replace the mattress|replace our mattress|replace my mattress',
  putIn: 'put in|fit|fitting',
  pay: 'pay|paying for|paying the|paying my|paying off|paying a|paying back',
  chore:
    'defrost|clean the oven|wash the windows|clean the windows|mow|mow the lawn|trim|cut the hedge|trim the hedge|cut the grass|descale|bleed the|unblock|wash the car|wash the|vacuum|hoover|iron|do the ironing|sweep|jet wash|pressure wash|scrub|polish|wax the|change the beds|air the|turn the mattress|weed|weeding|rake|clean the fish tank|clean out the fish tank|clean the coop|clean out the coop|clean out the hens|clean out the hutch|clean the hutch|clean out the cage|wash all the windows|wash windows|clean all the windows',
  hire: 'hire|hiring|take on a|take on an|take on my first|take on our first|recruit|recruiting|employ|take on two|take on three|take on staff|take on some staff|take on new staff|take on extra staff|take on seasonal *|take on summer *|take on a new *',
  getDone: 'done|get sorted|get finished|seen to|looked at|checked|checked out',
}
