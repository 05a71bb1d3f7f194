import type { PlanningWords } from '../planning-words.ts'
import type { thingsAtHome as names } from '../templates/signs-at-home.ts'

/** Italian words for what goals of a home are about; accents are not needed. */
export const thingsAtHome: Pick<PlanningWords['signs'], (typeof names)[number]> = {
  batchCooking:
    'riempire il freezer|riempire il congelatore|pasti nel freezer|pasti pronti nel freezer|scorta di pasti|congelare * pasti|congelare i pasti|pasti da congelare|sughi nel freezer|batch cooking',
  bigWorks:
    'ampliamento|ampliare casa|ampliare la casa|allargare casa|allargare la casa|sopraelevazione|sopraelevare|recupero del sottotetto|recuperare il sottotetto|ristrutturare il sottotetto|rendere abitabile il sottotetto|rendere abitabile la soffitta|rendere abitabile la mansarda|recuperare la soffitta|costruire casa|costruire la nostra casa|costruire una casa nuova|costruirci la casa|chiudere la veranda',
  bikeCare:
    'sistemare la bici|sistemare la bicicletta|sistemare le bici|revisionare la bici|revisionare la bicicletta|revisione della bici|revisione della bicicletta|manutenzione della bici|bici pronta|bici pronte|preparare la bici|preparare le bici|rimettere a posto la bici|rimettere a posto la bicicletta|rimettere in sesto la bici|tagliando alla bici|restaurare una vecchia bici|restaurare la vecchia bici',
  boatCare:
    'barca in acqua|barca a mare|mettere in acqua la barca|rimettere in acqua la barca|varare la barca|preparare la barca|preparare il gommone|preparare il gozzo|gommone in acqua|gommone pronto|gozzo in acqua|barca pronta|barca a secco|barca per l estate|barca per la stagione|tirare fuori la barca|tirare su la barca|tirare a secco la barca|alaggio|antivegetativa|fare la carena|rimessaggio|manutenzione della barca|sistemare la barca|svernare la barca',
  damp: 'muffa|muffe|umidita|condensa|umidita di risalita|macchia di umidita|macchie di umidita|infiltrazione|infiltrazioni|infiltrazioni d acqua|infiltrazione d acqua|muri umidi|muro umido|parete umida',
  energyBill:
    'bolletta|bollette|bolletta della luce|bolletta del gas|bollette della luce|bollette del gas|bollette di luce e gas|bolletta del riscaldamento|spese di riscaldamento|spesa del riscaldamento|costi del riscaldamento|consumi|consumi di casa|consumi di luce|consumi di gas|consumo di luce|consumo di gas',
  energySaving:
    'risparmiare energia|risparmiare luce|risparmiare gas|risparmiare sulle bollette|risparmiare sulla bolletta|risparmiare sul riscaldamento|risparmio energetico|consumare meno|consumare meno gas|consumare meno luce|consumare meno energia|consumare meno corrente|efficienza energetica|spifferi|spendere meno di riscaldamento|spendere meno di luce|spendere meno di gas|spendere meno di bollette',
  flooring:
    'parquet|il parquet|laminato|il laminato|moquette|posare il pavimento|posare il parquet|posare il laminato|rifare il pavimento|rifare i pavimenti|rifare il parquet|cambiare il pavimento|cambiare i pavimenti|pavimento nuovo|pavimenti nuovi|nuovo pavimento|levigare il pavimento|lamare il pavimento|levigare il parquet|lamare il parquet|levigare i pavimenti|lucidare i pavimenti|lucidare il pavimento|lucidare il parquet|lucidare il marmo|gres',
  houseRota:
    'turni delle pulizie|turni di pulizia|turni per le pulizie|turno delle pulizie|turni in casa|calendario delle pulizie|tabella delle pulizie|routine delle pulizie|routine di pulizia|routine di casa|faccende|faccende di casa|faccende domestiche|dividere le faccende|dividerci le faccende|dividere i lavori di casa|dividerci i lavori di casa|lavori domestici|mansioni di casa|carico mentale|compiti di casa|aiutare in casa|aiutino in casa|aiutare di piu in casa|diano una mano in casa|dare una mano in casa',
  harvest:
    'raccogliere le olive|raccolta delle olive|raccogliere olive|cogliere le olive|molitura|olive al frantoio|portare le olive|vendemmia|vendemmiare|fare la vendemmia|raccogliere l uva|fare il vino|raccogliere le mele|raccolta delle mele|raccogliere le nocciole|raccolta delle nocciole',
  longBuild:
    'canoa di legno|canoa in legno|costruire una canoa|costruire un kayak|costruire una barca|costruire una barchetta|barca di legno|barca in legno|modellino|modello in legno|modello di nave|veliero|veliero in legno|plastico|plastico ferroviario|casa delle bambole|casa di bambole|camperizzare|camperizzazione|furgone in camper|furgone in un camper|furgone camperizzato',
  nurseryRoom:
    'sistemare la cameretta per il bimbo|sistemare la cameretta per la bimba|sistemare la cameretta del bimbo|sistemare la cameretta per il bebe|cameretta del bebe|cameretta per il bebe|preparare la cameretta|preparare una cameretta|allestire la cameretta|finire la cameretta|cameretta pronta|cameretta finita|preparare la cameretta per il bimbo|preparare la cameretta per la bimba|preparare la cameretta per il bambino|preparare la cameretta per la bambina|preparare la cameretta del bimbo|preparare la cameretta della bimba|preparare la cameretta del bambino|preparare la cameretta della bambina|preparare la stanza del bambino|preparare la stanza della bambina|preparare la stanza del bimbo|preparare la stanza della bimba|preparare la stanza del neonato',
  oldVehicle:
    'la 500|vecchia 500|cinquecento|vecchia cinquecento|auto d epoca|macchina d epoca|moto d epoca|maggiolino|lambretta|vecchia vespa|vecchia moto|vecchio motorino|vecchia lambretta|vespa del *|vespa di *|moto del *|moto di mio *|vecchio trattore|il ciao di *|il ciao del *|vecchio ciao|rimettere in strada|rimettere in moto',
  outdoorWork:
    'muro a secco|muretto|muretto a secco|costruire un muretto|costruire il muretto|fare un muretto|rifare il muretto|muro di cinta|muro di recinzione|muro del giardino|muro di confine|muro di contenimento|mettere la recinzione|mettere una recinzione|mettere recinzione|montare la recinzione|montare una recinzione|fare la recinzione|fare una recinzione|rifare la recinzione|cambiare la recinzione|recinzione nuova|nuova recinzione|recinzione del giardino|recinzione per il cane|recintare *|recintare il *|mettere la staccionata|mettere una staccionata|montare una staccionata|rifare la staccionata|rifare il vialetto|fare il vialetto|fare un vialetto|vialetto|pavimentare il *|pavimentare il cortile|pavimentare il giardino',
  rentedRoom:
    'stanza|stanze|stanza in affitto|stanza singola|stanza doppia|camera in affitto|camera singola|posto letto|casa in condivisione|appartamento in condivisione',
  tenants:
    'trovare un inquilino|trovare inquilini|trovare un nuovo inquilino|trovare nuovi inquilini|trovare degli inquilini|trovare un inquilino per *|cercare un inquilino|cercare inquilini|cercare nuovi inquilini|trovare l inquilino',
  treeWork:
    'abbattere un albero|abbattere l albero|abbattere gli alberi|abbattere il pino|abbattere i pini|abbattere il cipresso|abbattere il cedro|abbattere il tiglio|abbattere la quercia|tagliare un albero|tagliare l albero|tagliare il pino|tagliare i pini|tagliare il cipresso|pino pericolante|albero pericolante|alberi pericolanti|tree climber|togliere il ceppo|ceppo dell albero',
  wifi: 'wifi|wi fi|router|modem|ripetitore|segnale internet|internet lento|internet lenta|connessione lenta|rete wifi|rete wi fi|computer in rete|i computer in rete|tutti i computer in rete|pc in rete|rete locale|cavi di rete',
}
