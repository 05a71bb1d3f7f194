import { describe, expect, it } from 'vitest'
import { partsOf } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { around, asking } from './test/situations.ts'

const stepsOf = (text: string, language: Language) =>
  planTarget(readTarget(text, '', asking(language)), around(language)).steps

describe('the steps of a goal that is of another variety than most', () => {
  it.each([
    ['it', "campo estivo dell'oratorio, tre settimane a luglio, servono animatori", 'leaders', 'load'],
    ['en', 'run the church holiday club in the first week of August', 'leaders', 'load'],
    ['en', "put our old dog to sleep, he's in pain", 'goodbyes', 'book'],
    ['it', 'dire addio al nostro vecchio gatto', 'goodbyes', 'carrier'],
    ['en', "learn to swim properly. I'm 44 and embarrassed about it", 'lesson', 'filmed'],
    ['it', 'imparare a nuotare bene, ho 44 anni', 'lesson', 'filmed'],
    ['en', 'knit a blanket for my first great-grandchild', 'swatch', 'stitches'],
    ['it', 'copertina ai ferri per il mio primo nipotino', 'swatch', 'stitches'],
    ['en', 'find a godmother for our baby', 'whatItTakes', 'points'],
    ['it', 'trovare una madrina per la nostra bimba', 'whatItTakes', 'points'],
    ['it', 'organizzare la cena di fine stagione della società il 29 maggio', 'reserve', 'shopping'],
    ['en', 'toilet train our son before nursery starts in September', 'days', 'tastesBefore'],
    ['en', 'organise the parish pilgrimage to Walsingham on 15 August, 40 people by coach', 'coach', 'transport'],
    [
      'it',
      'organizzare il pellegrinaggio della parrocchia a Loreto il 15 agosto, 40 persone in pullman',
      'coach',
      'transport',
    ],
    ['it', 'abituare il cane alla bimba che nasce a giugno', 'nearBaby', 'outside'],
    ['en', 'introduce our dog to the new baby, due in June', 'nearBaby', 'outside'],
    ['en', 'run a charity quiz night for the hospice and raise £1000', 'ticketsAndPrizes', 'fun'],
    ['it', 'torneo di burraco di beneficenza al circolo, sabato 22 maggio', 'ticketsAndPrizes', 'order'],
    ['en', 'marriage preparation course and papers to marry in church', 'askPriest', 'trial'],
    ['it', 'corso prematrimoniale per sposarci in chiesa', 'askPriest', 'look'],
    ['en', "I'm the catechist: get my 12 children ready for First Communion on 16 May", 'withPriest', 'venue'],
    [
      'it',
      'cresima con i ragazzi del mio gruppo di catechismo a maggio, sono la catechista',
      'withPriest',
      'godparents',
    ],
    ['en', 'take over as treasurer of the cricket club in May', 'signatures', 'vacancy'],
    ['it', 'diventare tesoriere del circolo tennis a giugno', 'signatures', 'write'],
    ['en', "exhibit my watercolours at the art club's open weekend in October", 'entry', 'callForWorks'],
    ['it', "esporre le mie ceramiche alla mostra dell'associazione a ottobre", 'entry', 'callForWorks'],
    ['en', 'put together a band and play one gig before Christmas', 'players', 'programme'],
    ['it', 'mettere su un gruppo musicale e fare un concerto prima di Natale', 'players', 'programme'],
    ['en', "present for my niece's 18th on 2 November: an album with photos of the whole family", 'photos', 'order'],
    [
      'it',
      'regalo per i 18 anni di mia nipote il 2 novembre: un album con le foto di tutta la famiglia',
      'photos',
      'order',
    ],
    ['en', 'start bell ringing at our church', 'askLeader', 'compare'],
    ['it', 'cominciare a cantare nel coro della parrocchia', 'askLeader', 'compare'],
    ['en', 'bed by 11 on work nights', 'bedroom', 'darkDay'],
    ['it', 'riparlare con mio fratello dopo la lite', 'points', 'facts'],
    ['it', 'recitare nella compagnia del paese a gennaio', 'lines', 'learn'],
    ['it', 'vendere la casa dei nonni, siamo quattro eredi', 'agreeHeirs', 'buyNext'],
    ['en', "sell nan's house, it belongs to my brother and sister too, three heirs", 'agreeHeirs', 'buyNext'],
    ['it', "superare l'esame di diritto privato il 21 giugno, già bocciato una volta", 'lastTime', 'resit'],
    ['it', 'superare la maturità', 'oral', 'chapters'],
    ['it', 'prendere la patente B entro ottobre, ho già il foglio rosa', 'testDate', 'theory'],
    ['it', 'preparare il saggio di fine anno della scuola di danza', 'orderCostumes', 'lines'],
    ['it', 'saggio di danza, teatro comunale, 12 giugno', 'choreography', 'lines'],
    ['it', 'ridurre lo zucchero, ho la glicemia alta', 'retest', 'help'],
    ['en', 'give up sugar because of prediabetes', 'askValues', 'help'],
    ['it', 'Via Francigena da Lucca a Siena con il gruppo del CAI', 'joinClub', 'beds'],
    ['en', 'Hadrian’s Wall path with my walking group in May', 'joinClub', 'route'],
    ['en', 'go from part time to full time', 'precedence', 'cover'],
    ['it', 'passare dal part time al tempo pieno', 'precedence', 'cover'],
    ['it', 'documenti per il ricongiungimento di mia moglie', 'clearance', 'needs'],
    ['en', 'spouse visa for my husband', 'homeAndIncome', 'needs'],
    ['it', 'portare le api in montagna', 'closeUp', 'course'],
    ['en', 'take the bees to the heather', 'closeUp', 'course'],
    ['it', 'restaurare la vespa di mio padre, il motore è già revisionato', 'bodywork', 'restoring'],
    ['en', 'restore my MGB, the engine is done', 'bodywork', 'restoring'],
    ['it', 'diventare arbitro di calcio', 'badgeExam', 'things'],
    ['en', 'become a football referee', 'badgeExam', 'things'],
    ['it', 'scrivere la storia della mia famiglia, ho già registrato le zie', 'chapters', 'ask'],
    ['en', 'write our family history as a book', 'chapters', 'draw'],
    ['it', 'mostra di acquerelli del circolo a ottobre', 'callForWorks', 'make'],
    ['en', 'put on our art club’s exhibition in October', 'callForWorks', 'make'],
    ['it', 'addestrare il cane che tira al guinzaglio', 'looseLead', 'dry'],
    ['en', 'stop the dog pulling on the lead', 'looseLead', 'dry'],
    ['it', "organizzare la sagra ad agosto, l'anno scorso è venuta poca gente", 'whyFew', 'invite'],
    ['en', 'organise the village fete in June, hardly anyone came last year', 'whyFew', 'invite'],
    ['it', 'allestire il presepe vivente', 'roles', 'stands'],
    ['it', 'trovare casa in affitto a Bologna per settembre, con altri due studenti', 'together', 'budget'],
    ['en', 'rent a flat in Leeds for September with two friends', 'together', 'budget'],
    ['it', 'chiedere il trasferimento alla scuola di Verona', 'transferForm', 'form'],
    ['it', 'imbottigliare il vino dopo Pasqua', 'corks', 'jars'],
    ['en', 'bottle the wine', 'corks', 'jars'],
    ['it', "costruire il presepe grande con l'acqua che scorre", 'cribWater', 'sketch'],
    ['en', 'build a nativity scene', 'cribLand', 'cribWater'],
    ['it', 'imparare a usare lo SPID e il computer, ho 76 anni', 'scams', 'choose'],
    ['en', 'learn to use a smartphone', 'scams', 'choose'],
    ['it', "fotovoltaico sulla stalla, c'è un bando della regione", 'callApply', 'grants'],
    ['en', 'solar panels on the barn, there is a grant for it', 'callApply', 'grants'],
    ['it', 'lo stand alla fiera con le mie ceramiche', 'makeStock', 'stock'],
    ['en', 'a stall at the fair with my pottery', 'makeStock', 'stock'],
    ['it', 'chiedere la cittadinanza italiana', 'oath', 'decision'],
    ['it', "tagliare la legna per l'inverno", 'stackWood', 'quotes'],
    ['en', 'split the firewood for the winter', 'stackWood', 'quotes'],
    ['it', 'scavare il pozzo per irrigare', 'drill', 'build'],
    ['en', 'drill a borehole for the garden', 'drill', 'build'],
    ['it', 'preparare la valigia per il parto, termine 2 maggio', 'bagPacked', 'room'],
    ['en', 'pack my hospital bag, baby due on 2 June', 'bagPacked', 'room'],
    ['it', 'mandare i bambini al mare dai nonni a luglio', 'whoTakes', 'leave'],
    ['it', 'vendere il camper, la revisione è scaduta', 'testFirst', 'hand'],
    ['en', 'sell the van, the MOT has run out', 'testFirst', 'hand'],
    ['it', 'ridipingere le persiane, sono otto', 'twoAtATime', 'sandDown'],
    ['it', 'prendere il diploma alle serali', 'credits', 'supervisor'],
    ['it', "ottenere il porto d'armi per la caccia", 'gunExam', 'visit'],
    ['en', 'get a shotgun certificate', 'gunPolice', 'visit'],
    ['it', 'cambiare medico di base', 'switchOnline', 'gather'],
    ['en', 'register with a new GP', 'switchOnline', 'gather'],
    ['it', 'affittare un gazebo e i tavoli per la festa del 2 giugno', 'hireBack', 'room'],
    ['it', "fare il richiamo dell'antitetanica", 'bookJab', 'results'],
    ['it', 'recuperare debito in matematica, esame a fine agosto', 'study', 'extra'],
    ['it', 'allenarmi per la Stramilano del 4 aprile, parto da zero', 'check', 'try'],
    ['it', 'organizzare la cena di classe delle mamme a giugno', 'venue', 'memories'],
    ['it', 'imparare a giocare a burraco con le amiche del circolo', 'firstGames', 'core'],
    ['en', 'start a football team for girls under 12', 'league', 'room'],
    ['it', 'fondare una squadra di calcio per bambini', 'league', 'room'],
    ['en', 'set up a youth club', 'checks', 'league'],
    ['en', 'new boiler and have the radiators replaced', 'quotes', 'part-1'],
    ['it', 'isolare il sottotetto e mettere la pompa di calore', 'quotes', 'part-1'],
    ['en', 'plan our wedding, venue is already booked', 'stillMissing', 'venue'],
    ['en', 'Get promoted to sergeant, the board sits in the autumn', 'mockBoard', 'date'],
    ['it', 'promozione a ispettore, prove in autunno', 'mockBoard', 'date'],
    ['en', 'Take over the farm from my parents', 'sideBySide', 'count'],
    ['it', "rilevare l'azienda agricola dei miei genitori", 'sideBySide', 'count'],
    ['en', 'Get the old tractor through its service before haymaking', 'servicing', 'roadTest'],
    ['it', 'rimettere in moto il vecchio trattore', 'servicing', 'roadTest'],
    ['en', "Get my nursing revalidation done, I've 20 of the 35 hours of CPD", 'hours', 'send'],
    ['it', 'finire i crediti ECM entro dicembre', 'hours', 'send'],
    ['en', 'Drink less. No wine on weekdays', 'firstWeeks', 'limit'],
    ['en', 'Get the puppy house trained and walking nicely on the lead', 'looseLead', 'test'],
    ['en', "learn to swim, I'm 67 and always been scared of water", 'firstLessons', 'filmed'],
    ['it', "imparare a nuotare, ho paura dell'acqua", 'firstLessons', 'filmed'],
    ['en', 'Help my son through his A levels', 'besideThem', 'halfHours'],
    ['it', 'aiutare mio figlio con la maturità', 'besideThem', 'halfHours'],
    ['en', 'Sell the car and buy an electric one', 'nextBought', 'part-1'],
    ['it', 'vendere la macchina e comprarne una elettrica', 'nextBought', 'part-1'],
    ['en', 'sell our house and buy a smaller one', 'buyNext', 'part-1'],
    ['en', 'walk the Thames Path in stages with my sister', 'stages', 'list'],
    ['en', 'get over my fear of dogs', 'rungs', 'look'],
    ['it', 'superare la paura di volare', 'rungs', 'look'],
    ['en', 'declare bankruptcy or find another way out of £18,000 of debt', 'wayOut', 'steady'],
    ['it', 'uscire dai debiti con il sovraindebitamento', 'wayOut', 'steady'],
    ['en', "sort out my late husband's tools", 'theirThings', 'papersFirst'],
    ['it', 'svuotare la cantina di papà che è morto', 'theirThings', 'papersFirst'],
    ['en', 'rent a cottage in Norfolk for half term in October', 'house', 'stay'],
    ['it', 'affittare una baita per capodanno', 'house', 'stay'],
    ['en', 'finish the bathroom by June', 'soFar', 'quotes'],
    ['en', 'finish plastering the hall', 'soFar', 'wishes'],
    ['it', 'finire di ristrutturare la cucina', 'soFar', 'quotes'],
    ['en', 'finish building the canoe', 'soFar', 'frame'],
    ['en', 'finish building the shed', 'resume', 'ground'],
    ['en', 'finish knitting the jumper for my grandson', 'resume', 'yarn'],
    ['it', 'fare la visita dal ginecologo e la mammografia', 'book', 'part-1'],
    ['en', 'move my daughter into her student flat in September', 'van', 'schools'],
    ['it', 'trasferire mia figlia in uno studentato a Pisa a settembre', 'van', 'schools'],
  ] as const)('are its own, %s: %s: %s, and not %s', (language, text, own, other) => {
    const ids = stepsOf(text, language).map(({ id }) => id)
    expect(ids).toContain(own)
    expect(ids).not.toContain(other)
  })

  it.each([
    ['it', "raccogliere le olive e fare l'olio nostro, 120 piante"],
    ['it', 'suonare al saggio di clarinetto del 13 giugno, il pezzo lo so per metà'],
    ['en', 'pick the olives and make our own oil, 120 trees'],
    ['en', 'sort out probate for my uncle, the will names me and my cousin'],
    ['it', 'portare le api in montagna e fare almeno 80 kg di miele'],
  ] as const)('have none for how much there is, or for what comes of it, %s: %s', (language, text) =>
    expect(stepsOf(text, language).filter(({ id }) => id.startsWith('part'))).toEqual([]),
  )

  it('name what a second goal does on its day with its verb', () =>
    expect(stepsOf('aprire la partita iva e lasciare il posto in clinica', 'it').map(({ title }) => title)).toContain(
      'Lasciare il posto in clinica',
    ))

  it('begin with the homework of the holidays in June', () => {
    const steps = stepsOf('fare i compiti delle vacanze con i gemelli, non ridursi a settembre', 'it')
    expect(steps.every(({ first }) => partsOf(first).month >= 6)).toBe(true)
  })

  it('go to see a nursery before they ask for a place', () => {
    const ids = stepsOf('iscrivere la bimba al nido', 'it').map(({ id }) => id)
    expect(ids.indexOf('visit')).toBeLessThan(ids.indexOf('waitingList'))
  })
})
