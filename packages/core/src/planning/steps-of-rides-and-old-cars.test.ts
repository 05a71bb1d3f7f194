import { describe, expect, it } from 'vitest'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { around, asking } from './test/situations.ts'

const idsOf = (text: string, language: 'it' | 'en'): readonly string[] =>
  planTarget(readTarget(text, '', asking(language)), around(language)).steps.map(({ id }) => id)

describe('the steps of what is ridden, sailed, grown and built over months', () => {
  it.each([
    ['it', 'Patente A2 entro ottobre', 'riding', 'lessons'],
    ['en', 'Get my motorbike licence by October', 'riding', 'lessons'],
    ['it', 'Patente B entro ottobre', 'lessons', 'riding'],
    ['it', 'Rimettere a posto la 500 del nonno per il raduno del 12 settembre', 'restoring', 'clear'],
    ['en', "Fix up grandad's Mini for the rally on 12 September", 'restoring', 'clear'],
    ['en', 'Pass my motorbike test by October', 'riding', 'lessons'],
    ['it', 'Revisione del motorino', 'safetyRide', 'safety'],
    ['it', 'Riparare la macchina entro maggio', 'garage', 'restoring'],
    ['it', 'Fare il giro del lago di Garda in bici la prima domenica di ottobre', 'longestRide', 'beds'],
    ['en', 'Cycle round Lake Windermere on the first Sunday of October', 'longestRide', 'beds'],
    ['en', 'Loft conversion, and somewhere to put all the junk', 'clearLoft', 'clear'],
    ['en', 'Build a cedar strip canoe', 'hull', 'furniture'],
    ['en', 'Turn the van into a camper', 'furniture', 'hull'],
    ['en', 'Lay up the boat for the winter', 'drain', 'hull'],
    ['it', 'Raccogliere le olive e portarle al frantoio', 'milling', 'ferment'],
    ['it', 'Vendemmia a metà settembre', 'ferment', 'mill'],
    ['en', 'Grow my own potatoes', 'lift', 'seeds'],
    ['en', 'Sow a wildflower meadow in April', 'bare', 'clear'],
    ['en', 'Pass my driving test, I failed twice', 'whatWentWrong', 'theory'],
    ['en', 'Sell the Fiesta and get an electric one', 'charging', 'wipe'],
    ['en', 'Get the bees through winter', 'guard', 'course'],
    ['en', 'Plant 40 daffodils', 'bulbsOrder', 'tubers'],
    ['en', 'Redo the kitchen ourselves', 'ownWork', 'quotes'],
    ['it', 'Rifare il bagno da soli', 'ownWork', 'quotes'],
    ['en', 'Reupholster grandma’s armchair', 'newCover', 'strip'],
    ['it', 'Fare la passata di pomodoro ad agosto', 'tomatoesHere', 'fruit'],
    ['en', 'Weekend in Bath with the girls in May', 'agreeDays', 'whoCan'],
    ['en', 'Get rid of the wasps’ nest', 'nestAway', 'treat'],
    ['en', 'Easter egg hunt for the neighbours’ children', 'hide', 'menu'],
    ['it', 'Fare il cambio del telefono nuovo senza perdere le chat', 'codes', 'inventory'],
  ] as const)('are its own (%s): %s', (language, text, wanted, unwanted) => {
    const ids = idsOf(text, language)
    expect(ids).toContain(wanted)
    expect(ids).not.toContain(unwanted)
  })
})
