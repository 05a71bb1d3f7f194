import { isSameWord } from '../../intents/reading/stems.ts'

/** Words of one meaning, in both languages: what one of them does not find another may. */
const MEANINGS: readonly (readonly string[])[] = `
scadenza deadline due
compleanno birthday
dentista dentist
palestra gym allenamento workout training
riunione meeting incontro
ferie vacanza vacanze holiday holidays vacation hols
grigliata barbecue bbq
medico dottore doctor gp
parrucchiere haircut hairdresser barber barbiere taglio tagliato capelli
volo flight volare fly aereo plane
viaggio trip journey gita
cena dinner cenato
pranzo lunch pranzato
matrimonio wedding nozze sposa
esame exam test
lezione lezioni class lesson corso course classes lessons
colloquio interview
concerto concert gig
trasloco move moving traslocare
veterinario vet cane gatto dog cat
esami analisi prelievo blood
maratona marathon mezza run corsa corso ran
partita match game
conferenza conference
festa party
treno train
bollette bolletta bill bills
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

/** The words that mean the same as one; the word itself first. */
export const sameMeaning = (term: string): readonly string[] => [
  ...new Set([term, ...MEANINGS.filter((group) => group.some((word) => isSameWord(term, word))).flat()]),
]
