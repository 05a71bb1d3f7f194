import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfFeasts as names } from '../templates/details-of-feasts.ts'

/** Italian words for feasts, evenings and outings: what is played, shown or said there. */
export const detailsOfFeasts: Pick<PlanningWords['details'], (typeof names)[number]> = {
  onScreen:
    'eurovision|sanremo|festival di sanremo|finale di champions|finale dei mondiali|finale degli europei|notte degli oscar|super bowl',
  inIreland: 'irlanda|dublino|galway',
  churchBooked:
    'chiesa prenotata|chiesa gia prenotata|chiesa gia fissata|chiesa fissata|chiesa ce l abbiamo|abbiamo la chiesa|abbiamo gia la chiesa|chiesa e * prenotat*|chiesa e * ci sono *',
  expedition: 'route scout|route di clan|hike scout',
  musicians: 'dj|deejay|musica dal vivo|gruppo dal vivo|orchestra|complesso|karaoke',
  scriptToWrite:
    'copione ancora *|copione e ancora *|copione da *|scrivere il copione|scriviamo il copione|il copione non *|manca il copione',
  eulogy: 'elogio|discorso|ricordo in chiesa|leggo io|parlo io|dico due parole|due parole',
  bestMan: 'testimone|damigella',
  bridal: 'abito da sposa|vestito da sposa|abito per il mio matrimonio',
  cookedForMany:
    'per trenta|per quaranta|per cinquanta|per sessanta|per settanta|per ottanta|per cento|30 persone|40 persone|50 persone|60 persone|70 persone|80 persone|100 persone|30 invitati|40 invitati|50 invitati|60 invitati|tutto il cibo|il catering|per 30|per 40|per 50|per 60|per 70|per 80|per 90|per 100|per 120|per 150',
  ashes: 'ceneri',
  gigAgreed: 'il concerto al *|per il concerto|concerto gia fissato|la serata al *',
  pitchNeeded:
    'torneo di calcetto|torneo di calcio|torneo di pallavolo|torneo di padel|torneo di tennis|torneo di basket|torneo di beach volley|torneo di rugby',
  forCharity:
    'beneficenza|benefico|benefica|solidale|raccogliere fondi|raccolgo fondi|raccolta fondi|raccogliere|per l airc|per la ricerca|per l ail|per telethon|per emergency|per l hospice|per il reparto|in memoria di|rete del dono',
  elopes: 'solo noi due|sposarci da soli|sposarci in segreto|senza invitati|fuga d amore|di nascosto',
  smallSale:
    'vendita di torte|banchetto di torte|mercatino di beneficenza|mercatino della scuola|vendita di piante|pesca di beneficenza',
  launchGig:
    'serata di presentazione|concerto di presentazione|presentazione del disco|presentazione dell album|presentazione dell ep|release party|festa di lancio',
  scattered:
    'sparsi|sparpagliati|ovunque|dappertutto|in giro per il mondo|all estero|australia|america|canada|persi di vista|lontani',
  romantic: 'san valentino',
  asCouple: 'matrimonio|coppia|mia relazione|il nostro rapporto|mio marito|mia moglie',
  mitzvah: 'mitzvah',
}
