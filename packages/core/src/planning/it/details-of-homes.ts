import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfHomes as names } from '../templates/details-of-homes.ts'

/** Italian words for a home: whose it is, where it is, and what is to become of it. */
export const detailsOfHomes: Pick<PlanningWords['details'], (typeof names)[number]> = {
  buyToo: 'comprarne|comprarne un *|comprarne una *|e comprare|e comprarne|poi comprare|per comprare',
  changeHome:
    'cambiare casa|cambiamo casa|cambio casa|casa piu grande|casa piu piccola|appartamento piu grande|appartamento piu piccolo|casa con *|appartamento con *|casa grande|qualcosa di piu piccolo',
  depositBack: 'caparra|deposito cauzionale|cauzione',
  frontPaved: 'vialetto|passo carraio|davanti casa|davanti alla casa',
  diy: 'da solo|da sola|da soli|da me|da noi|fai da te|con mio padre|con mio fratello|con mio suocero|in economia|ikea|montare la cucina|mondo convenienza',
  fromParents:
    'vivere da sol*|vivere per conto mio|dai miei|via di casa|uscire di casa|da casa dei miei|casa dei genitori|prima casa da sol*|per l universita|per studiare|fuori sede|studente|studentessa|studentato|studenti|universitari*',
  hacked:
    'rubato l account|rubato il profilo|rubato la password|rubato le password|hacker*|hackerat*|violat*|phishing|truffa|truffat*|account rubato|account hackerato',
  holidayLet:
    'airbnb|casa vacanze|case vacanze|casa vacanza|affitti brevi|affitto breve|affitto turistico|ai turisti|booking',
  homeCountry: 'in italia|rientro in italia|tornare in italia',
  homeCover:
    'assicurazione sulla casa|assicurazione casa|assicurazione della casa|assicurazione per la casa|polizza casa|polizza sulla casa|assicurare la casa|assicurare casa',
  lodger: 'stanza|una camera|la camera|camera libera|camera in piu',
  newDevice:
    'cambiare computer|cambiare il computer|cambio computer|cambiare pc|cambiare il pc|cambiare portatile|cambiare il portatile|cambiare telefono|cambiare il telefono|cambio telefono|cambiare cellulare|cambiare il cellulare|cambiare smartphone|cambiare lo smartphone',
  nuisance:
    'rumore|rumori|rumoroso|rumorosi|rumorosa|musica alta|abbaia|siepe|confine|odore|odori|fumo|lite|litigio|posto auto|parcheggio|rami|luce|ombra|albero',
  outsidePaint:
    'imbiancare la facciata|imbiancare fuori|imbiancare l esterno|tinteggiare la facciata|tinteggiare l esterno|tinteggiare fuori|dipingere la facciata|dipingere l esterno|pitturare la facciata|pitturare l esterno|verniciare la facciata|ridipingere la facciata',
  parentHouse:
    'casa di papa|casa di mamma|casa della mamma|casa del papa|casa del babbo|casa dei miei|casa dei genitori|casa dei miei genitori|casa di mio padre|casa di mia madre|casa della nonna|casa del nonno|casa dei nonni|casa di nonna|casa di nonno|casa della zia|casa dello zio|casa di famiglia|appartamento di mamma|appartamento di papa|appartamento della mamma|appartamento della nonna|appartamento del nonno|appartamento di mia madre|appartamento di mio padre|appartamento dei nonni|casa dei suoceri|casa dei miei suoceri|casa di mia suocera|casa della suocera|casa del suocero|casa di mio suocero',
  paving: 'vialetto|pavimentare|pavimentazione|lastricare|piastrelle',
  madeToOrder: 'divano|divani|divano letto|poltrona|poltrone|tende|su misura',
  summerTyres:
    'gomme estive|pneumatici estivi|gomme da estate|togliere le gomme invernali|togliere le gomme da neve|togliere le termiche|smontare le gomme invernali',
  winterTyres:
    'mettere le gomme invernali|montare le gomme invernali|mettere le gomme da neve|montare le gomme da neve|gomme termiche|passare alle gomme invernali|mettere gli pneumatici invernali|montare gli pneumatici invernali|monto le gomme invernali|metto le gomme invernali|gomme invernali|pneumatici invernali|gomme da neve|gomme quattro stagioni|cambio gomme invernali',
  taxDue: 'imu',
  oneWall:
    'abbattere il muro|abbattere un muro|abbattere la parete|abbattere una parete|buttare giu il muro|buttare giu un muro|buttare giu la parete|togliere il muro|togliere un muro|togliere la parete|togliere una parete|demolire il muro|demolire la parete|muro tra *|parete tra *|portante|tramezzo|aprire la cucina *|unire cucina *|unire la cucina *',
  worksBegin:
    'arriva il *|arrivano il *|consegnano il *|i lavori cominciano|i lavori iniziano|lavori dal *|cominciano il *|iniziano il *|inizia il *|comincia il *|inizia i lavori|iniziano i lavori|comincia i lavori|cominciano i lavori|i muratori arrivano|idraulico arriva|idraulico inizia|idraulico comincia',
  readyToSell:
    'pronta per la vendita|pronto per la vendita|pronta da vendere|per venderla|per venderlo|prima di venderla|prima di venderlo|prima di metterla in vendita|home staging|per la vendita',
  sanding: 'levigare|lamare|carteggiare|levigatura|lucidare|lucidatura|riverniciare|verniciare',
  serviceToo: 'tagliando e revisione|tagliando e la revisione|revisione e tagliando|revisione e il tagliando',
  upholstery: 'tappezz*|rivestire|imbottitura|imbottire|foderare|rifoderare',
  wallpaper:
    'mettere la carta da parati|posare la carta da parati|carta da parati nuova|nuova carta da parati|attaccare la carta da parati|tappezzare|tappezzeria nuova|carta da parati in *|carta da parati nella *|con la carta da parati|una carta da parati',
  smallStore: 'cassetto|cassetti|dispensa|credenza|pensili|madia|frigo|frigorifero|freezer',
  alarmOnly: 'telesoccorso|salvavita|pulsante di emergenza|pulsante sos',
  funded: 'fotovoltaic*|pannelli solari|pompa di calore|cappotto|isolamento|infissi|accumulo',
  mustBeOut:
    'contratto d affitto scade|il contratto scade|scade il contratto|contratto scade il *|dobbiamo lasciare la casa|devo lasciare la casa|dobbiamo uscire|sfratto|dobbiamo liberare la casa',
  accessible:
    'disabile|disabilita|carrozzina|sedia a rotelle|non riesce piu|non riesce a entrare|doccia a filo|filo pavimento|senza barriere|barriere architettoniche|maniglioni|ictus|deambulatore|non autosufficiente',
  flatNoise: 'in condominio|in appartamento|i vicini|senza disturbare|pareti sottili|muri sottili',
  coHeirs:
    'eredi|coeredi|siamo in *|siamo quattro|siamo tre|siamo cinque|con mio fratello|con mia sorella|con i miei fratelli|con le mie sorelle|i miei fratelli|comproprietari|in comune con *|siamo in due|siamo in tre|siamo in quattro|siamo in cinque|fratelli|non tutti d accordo|indivisa|in comproprieta',
  sharing:
    'coinquilin*|altri due studenti|altri tre studenti|altri studenti|altre studentesse|altre due studentesse|con due amiche|con due amici|con tre amici|con tre amiche|con un amico|con un amica|con amici|con amiche|con altri due *|con altre due *|in condivisione',
  openCall: 'bando|bandi|contributo della *|contributi della *|contributo regionale|fondo perduto|a fondo perduto|psr',
  shutters: 'persiane|scuri|imposte|ringhiera|ringhiere|inferriate|staccionata|steccato|serramenti',
  blockWorks:
    'condominio ha approvato|il condominio ha deciso|il condominio ha deliberato|assemblea ha approvato|assemblea ha deliberato|assemblea ha votato|approvato dall assemblea|approvati dall assemblea|approvata dall assemblea|approvato dal condominio|approvati dal condominio|lavori condominiali|lavori del condominio|lavori straordinari',
  fromAfar:
    'a distanza|da lontano|abito lontano|vivo lontano|viviamo lontano|abitiamo lontano|vivo all estero|abito all estero|viviamo all estero|abitiamo all estero|da remoto|dall estero',
  jobThen:
    'inizio il *|inizio l *|comincio il *|comincio l *|inizio a lavorare|comincio a lavorare|prendo servizio|attacco il *|primo giorno di lavoro',
  madeToMeasure:
    'infissi|finestre|serramenti|porta blindata|portoncino|persiane|tapparelle|pergola|tende da sole|scala interna|porte interne',
  outerCoat: 'cappotto|cappotto termico|coibentare|coibentazione|isolamento termico|isolare la casa|isolare le pareti',
  christmasDisplay: 'vetrina di natale|addobbi di natale|luci di natale|decorazioni di natale|albero di natale',
  solarRoof: 'fotovoltaic*|pannelli solari|pannelli fotovoltaici|batteria di accumulo|accumulo',
  tenantThere:
    'inquilino va via|inquilina va via|inquilini vanno via|inquilino esce|inquilina esce|inquilino se ne va|inquilino lascia|inquilino attuale|inquilini attuali|gli inquilini escono',
  divorced: 'divorzio|separazione|separat*|casa coniugale',
  placeDecided:
    'va in una residenza|va in residenza|entra in una residenza|si trasferisce|si trasferiscono|ha trovato posto|il posto c e',
  blockVote:
    'del condominio|del palazzo|della palazzina|condominiale|condominiali|del nostro condominio|del mio condominio',
  heirAbroad:
    'vive all estero|abita all estero|sta all estero|e all estero|fratello all estero|sorella all estero|di noi all estero|vive in australia|abita in australia|sta in australia|e in australia|vive in canada|abita in canada|sta in canada|e in canada|vive in america|abita in america|sta in america|e in america|vive negli stati uniti|abita negli stati uniti|sta negli stati uniti|e negli stati uniti|vive in germania|abita in germania|sta in germania|e in germania|vive in francia|abita in francia|sta in francia|e in francia|vive in svizzera|abita in svizzera|sta in svizzera|e in svizzera|vive in spagna|abita in spagna|sta in spagna|e in spagna|vive in inghilterra|abita in inghilterra|sta in inghilterra|e in inghilterra|vive in belgio|abita in belgio|sta in belgio|e in belgio|vive in argentina|abita in argentina|sta in argentina|e in argentina|vive in brasile|abita in brasile|sta in brasile|e in brasile|vive in olanda|abita in olanda|sta in olanda|e in olanda|vive a londra|abita a londra|sta a londra|e a londra|vive a berlino|abita a berlino|sta a berlino|e a berlino|vive a parigi|abita a parigi|sta a parigi|e a parigi|vive a new york|abita a new york|sta a new york|e a new york|vive a madrid|abita a madrid|sta a madrid|e a madrid|vive a bruxelles|abita a bruxelles|sta a bruxelles|e a bruxelles',
  rented:
    'in affitto|vivo in affitto|siamo in affitto|il proprietario|al proprietario|dal proprietario|del proprietario|proprietario di casa|padrone di casa|padrona di casa',
  auction: 'all asta|asta giudiziaria|aste giudiziarie|in asta',
}
