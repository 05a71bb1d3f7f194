import { describe, expect, it } from 'vitest'
import type { Language } from '../../language/index.ts'
import { readTarget } from '../read-target.ts'
import { asking } from '../test/situations.ts'

/** A goal, and its title as the person would write it into a year. */
const TITLES: Readonly<Record<Language, readonly (readonly [goal: string, title: string])[]>> = {
  en: [
    [
      "Surprise party for my husband's 50th on 22 May. 60 people, he must NOT find out.",
      "Surprise party for my husband's 50th",
    ],
    ["I retire on 30 September and I'd like to hand everything over properly", 'Retire'],
    ['knee op in september, want to be walking properly again by christmas', 'Knee op'],
    ['read more, scroll less', 'Read more, scroll less'],
    ['Not sure yet but maybe a half marathon in the autumn', 'Half marathon'],
    ["I'd love to see the cherry blossom in Japan next year", 'See the cherry blossom in Japan'],
    ["move grandma's piano to ours at some point before the summer", "Move grandma's piano to ours"],
    ['train for and run the Great North Run', 'Run the Great North Run'],
    ['sign up for the pottery course that starts on 20 April', 'Sign up for the pottery course'],
    ['knee operation in the autumn, want to be skiing again by February', 'Knee operation'],
    ['before Christmas, clear the loft', 'Clear the loft'],
    ['Spend more time with the kids, less at work', 'Spend more time with the kids, less at work'],
    ["Party for 60 on 5 June. We've a band already", 'Party for 60'],
    ["go to Tom and Priya's wedding in Bath on 19 June", "Tom and Priya's wedding in Bath"],
    ['hip replacement on 29th April, get the house ready downstairs', 'Hip replacement'],
    ["Mum's 80th, 3rd July, about 50 people, village hall", "Mum's 80th"],
    ['car insurance runs out 9 april', 'Car insurance'],
    ['passport expires in June', 'Passport'],
    ['hen do for Jess in Lisbon, 8 of us, sometime in june', 'Hen do for Jess in Lisbon'],
    ['see my cousin in Toronto, autumn maybe', 'See my cousin in Toronto'],
    ["learn sign language so I can chat with my neighbour's little girl", 'Learn sign language'],
    ['new passport for Isla before the summer hols', 'New passport for Isla'],
    ['weekend in the Lakes somewhere around late may, dog friendly', 'Weekend in the Lakes'],
    ['bonfire night do at ours', 'Bonfire night do at ours'],
    ['I am not good at maths, pass the exam', 'Pass the exam'],
    ['Christening for Rosie, buffet and cake', 'Christening for Rosie'],
    ['jam from the plum tree when theyre ready', 'Jam from the plum tree'],
    ['learn to juggle, ride a bike and walk on stilts', 'Learn to juggle, ride a bike and walk on stilts'],
    ['trip to Paris, London and Berlin', 'Trip to Paris, London and Berlin'],
    ['allotment: get the beds dug and the first earlies in', 'Allotment: get the beds dug and the first earlies'],
    ['climb Snowdon, Scafell Pike and Ben Nevis this summer', 'Climb Snowdon, Scafell Pike and Ben Nevis'],
    ['dentist!!! I need to have my wisdom tooth out', 'Dentist: have my wisdom tooth out'],
    ['next year I want to run a marathon', 'Run a marathon'],
    ['finsh my module, 4 essays left, the last one due 27 may', 'Finsh my module'],
    ['Sell my candles online. Need a logo, decent photos and packaging', 'Sell my candles online'],
    ["Mum's moving in with us at the end of May. Need to sort a bed and her GP", "Mum's moving in with us"],
    [
      'Retire at Easter 2028 and know whether we can afford it. See an adviser',
      'Retire and know whether we can afford it',
    ],
    ["my sister's hen do is 22 may and I'm organising it", "My sister's hen do"],
    ["finish the jigsaw puzzle that's been on the table since Christmas", 'Finish the jigsaw puzzle'],
    ['tidy the shed\nget rid of the old paint', 'Tidy the shed'],
    ['visit my sister in Edinburgh over the May half term', 'Visit my sister in Edinburgh'],
  ],
  it: [
    ['non so ancora ma forse una mezza maratona in autunno', 'Mezza maratona'],
    ['recita di fine anno della quinta pronta per i primi di giugno', 'Recita di fine anno della quinta pronta'],
    ['iscrivermi al corso di ceramica che inizia il 20 aprile', 'Iscrivermi al corso di ceramica'],
    ['prima di Natale, svuotare la soffitta', 'Svuotare la soffitta'],
    ['operazione al ginocchio il 6 maggio e camminare senza stampelle prima della Sardegna', 'Operazione al ginocchio'],
    ['meno telefono la sera, più libri', 'Meno telefono la sera, più libri'],
    ["rinnovare la carta d'identità che scade il 30 aprile", "Rinnovare la carta d'identità"],
    ['tesi magistrale consegna 20 settembre', 'Tesi magistrale'],
    ['scrivere la tesi, consegna 30 settembre', 'Scrivere la tesi'],
    ['fare il 730', '730'],
    ['fare pace con mia sorella', 'Fare pace con mia sorella'],
    ['andare al matrimonio di Giulia e Marco sabato 26 giugno a Lecce', 'Matrimonio di Giulia e Marco a Lecce'],
    ['andare in pensione nel 2030', 'Andare in pensione'],
    ['operazione al menisco il 22 aprile, devo organizzarmi con il lavoro e la casa', 'Operazione al menisco'],
    ['andare a trovare Marta a Lisbona, magari in autunno', 'Andare a trovare Marta a Lisbona'],
    ['il compleanno di Leo', 'Compleanno di Leo'],
    ["costruire una casetta sull'albero prima che finisca la scuola", "Costruire una casetta sull'albero"],
    ['viaggio a Roma di maggio: prenotare musei e ristoranti', 'Viaggio a Roma'],
    ['Correre la mezza di Verona a novembre sotto le due ore', 'Correre la mezza di Verona sotto le due ore'],
    ['campeggio in Val di Fassa coi bimbi, ponte del 2 giugno', 'Campeggio in Val di Fassa coi bimbi'],
    ['Fare 100 km in bici in un giorno', 'Fare 100 km in bici in un giorno'],
    ['dentista!!! devo togliere il dente del giudizio', 'Dentista: togliere il dente del giudizio'],
    ['imparare la chitarra, almeno 5 canzoni', 'Imparare la chitarra, almeno 5 canzoni'],
    ['scrivere la tesi e laurearmi nella sessione di luglio', 'Scrivere la tesi e laurearmi'],
    [
      "finire la copertina all'uncinetto per la nipotina che nasce ad agosto",
      "Finire la copertina all'uncinetto per la nipotina",
    ],
    ["prendere il B1 di tedesco, l'esame del Goethe è il 19 giugno", 'Prendere il B1 di tedesco'],
    ['svuotare la casa della nonna che è mancata a gennaio', 'Svuotare la casa della nonna'],
    ['orto: pomodori basilico e peperoncini', 'Orto: pomodori basilico e peperoncini'],
    ['matrimonio di Luca e Sara il 12 giugno devo trovare vestito regalo e treno', 'Matrimonio di Luca e Sara'],
    ['successione di mamma, notaio e catasto', 'Successione di mamma'],
    ['festa di compleanno di Sofia che fa 6 anni, al parco se non piove', 'Festa di compleanno di Sofia'],
  ],
}

describe.each(['en', 'it'] as const)('the title of a goal, %s', (language) => {
  it.each(TITLES[language])('%s: %s', (goal, title) => {
    expect(readTarget(goal, '', asking(language)).title).toBe(title)
  })
})
