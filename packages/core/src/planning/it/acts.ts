import type { Act } from '../templates/signs.ts'

/** Italian words for what people do, as far as it tells what a goal needs. */
export const acts: Readonly<Record<Act, string>> = {
  adopt:
    'arriva il cane|arriva il gatto|arriva la gatta|il cane arriva|il gatto arriva|la gatta arriva|adottare|adotto|adottiamo|adozione|prendere un|prendere una|prendo un|prendiamo un|accogliere',
  apply:
    'domanda|domande|candidar*|candidatura|candidature|presentare|richiedere|richiesta|chiedere|concorrere|compilare',
  attend:
    'assistere|vedere|veder*|vediamo|biglietti|biglietto|seguire|guardare|ascoltare|essere al|prima che chiuda|prima che finisca',
  build: 'costruire|scavare|costruzione|fare|creare|creazione|sviluppare|sviluppo|realizzare|programmare',
  buy: 'comprare|compro|compriamo|acquistare|acquisto|prendere una|prendere un|prendere la|ordinare',
  change: 'cambiare|cambio|cambiamo|cambio di|sostituire',
  clean:
    'riordinare|riordino|svuotare|svuoto|sgomberare|sgombrare|fare ordine|mettere in ordine|mettere ordine|sistemare|pulire|pulizia|pulizie|liberare|buttare|liberarmi|mettere a posto|cambio armadi|cambio armadio|cambio dell armadio|cambio degli armadi|cambio di stagione|cambio stagione|decluttering|fare ordine in casa',
  decorate:
    'tappezz*|mettere la carta da parati|cambiare la carta da parati|posare la carta da parati|nuova carta da parati|imbianc*|ridipinger*|tinteggi*|pitturare|verniciare|dipingere la|dipingere le|ridipingere',
  find: 'trovare|trovo|cercare|cerco|ricerca|scegliere|cerchiamo',
  finish:
    'senza camminare|senza fermarmi|senza fermarsi|senza fermate|finire|finisco|completare|terminare|percorrere|camminare|finire il|finire la|finire un|finire i|finire le',
  giveUp:
    'dimezzare|smettere|smetto|smettere di|eliminare|ridurre|rinunciare|togliermi|dire basta|basta|meno|niente piu|limitare|disintossicarmi|perdere il vizio|disdire|annullare|via lo|via il|via la|via i|via le|non mangiare|non bere|non comprare|non fumare|non usare|nn mangiare|nn bere|nn fumare|stare senza|senza|nn comprare|niente sigarette|niente dolci|niente alcol|niente acquisti|niente zuccheri|niente carne|niente social|niente caffe|senza stress|senza stressarmi|scalare gli antidepressivi|scalare i farmaci|detox digitale|disintossicazione digitale|spegnere il telefono|spegnere il cellulare|mettere via il telefono|mettere via il cellulare|niente telefono|niente telefoni|niente cellulari|telefono fuori dalla camera|cellulare fuori dalla camera|meno al computer|stare meno al computer|meno tempo al computer|meno tv|meno televisione|stare meno davanti alla tv|meno davanti alla tv|passare meno tempo al computer|togliermi da *|cancellarmi da *|uscire da facebook|uscire da instagram|lasciare i social',
  goTo: 'andare a|andare al|andare alla|andare allo|andare all|andare ai|vado a|vado al|vado alla|andiamo a|andiamo al|andiamo in|vado in|visitare|andare in|portare i bambini|volare a|volare in|andarci|vado ad un|andare ad un',
  launch:
    'lanci*|rilasci*|rilascio|pubblicare|pubblico|pubblicazione|mettere online|andare online|uscita|uscire con|go live|in produzione',
  learn:
    'imparare|impara|imparo|studiare|migliorare|diventare brav*|parlare|praticare|esercitarmi|suonare|perfezionare|prendere lezioni|studiare per|studio per|studio di *|fare pratica|rispolver*|ripassare|fare foto migliori|foto migliori|fotografare meglio|fare foto piu belle|fare belle foto',
  leave: 'lasciare|lascio|lasciamo|andare via|andarmene',
  letOut:
    'affittare il|affittare la|affittare l|affittare il mio|affittare la mia|affittare il nostro|affittare la nostra|affittare casa mia|affittare casa nostra|affittare casa di *|dare in affitto|dare in affitto il|dare in affitto la|dare in affitto l|mettere in affitto|mettere in affitto il|mettere in affitto la|mettere in affitto l|affitto il mio|affitto la mia|affittiamo il nostro|affittiamo la nostra|affittare agli studenti|affittare ai turisti|affittare su airbnb|mettere su airbnb|mettere a reddito|da affittare|da dare in affitto',
  lose: 'perdere|perdo|buttare giu|smaltire|dimagrire di',
  move: 'aiutare * con il trasloco|aiutare * * con il trasloco|aiutare * nel trasloco|aiutare * * nel trasloco|trasloc*|trasferir*|trasferimento|trasferiamo|trasferisco|sgombero|cambiare casa|cambio casa|cambiamo casa|rientro in italia|cambiare citta|emigrare|emigro|emigriamo|espatriare|spostare la ditta|spostare l ufficio|spostare lo studio|spostare il negozio|spostare l azienda|spostare la bottega|spostare il laboratorio|trasferire la ditta|trasferire l ufficio|trasferire lo studio|trasferire il negozio|trasferire l azienda|trasferire la bottega|trasferire il laboratorio',
  open: 'aprire|apro|apriamo|apertura|avviare|avvio|inaugur*|mettere su|metto su|fondare',
  organise:
    'organizz*|pianific*|allestire|ospitare|programmare|mettere insieme|invitare|preparare il campo|preparare il grest|gestire il campo|guidare il campo|sono capo reparto|sono il capo reparto|sono capo scout|sono capo squadriglia|sono uno dei capi|faccio il capo scout|dobbiamo ancora trovare il posto|capo reparto|12 ragazzi|13 ragazzi|14 ragazzi|15 ragazzi|16 ragazzi|17 ragazzi|18 ragazzi|19 ragazzi|20 ragazzi|21 ragazzi|22 ragazzi|23 ragazzi|24 ragazzi|25 ragazzi|26 ragazzi|27 ragazzi|28 ragazzi|29 ragazzi|30 ragazzi|31 ragazzi|32 ragazzi|33 ragazzi|34 ragazzi|35 ragazzi|36 ragazzi|37 ragazzi|38 ragazzi|39 ragazzi|40 ragazzi|41 ragazzi|42 ragazzi|43 ragazzi|44 ragazzi|45 ragazzi|46 ragazzi|47 ragazzi|48 ragazzi|49 ragazzi|50 ragazzi|51 ragazzi|52 ragazzi|53 ragazzi|54 ragazzi|55 ragazzi|56 ragazzi|57 ragazzi|58 ragazzi|59 ragazzi|60 ragazzi|mettere in scena|metto in scena|mettiamo in scena|mettere su uno spettacolo|mettere su una commedia|mettere su un musical|dirigere la recita|curare la recita',
  payOff: 'estinguere|saldare|ripagare|restituire|finire di pagare|chiudere il',
  perform:
    'esibi*|suonare al*|suonare dal vivo|suono al*|cantare|canto al*|andare in scena|debutt*|audizione|provino|recitare|stand up comedy|cabaret|serata musicale|con la mia band|serata open mic|open mic|suonare a una serata|monologo|monologo comico|imparare la parte|imparare la mia parte|studiare la parte|imparare le battute',
  plant: 'piantare|pianto|seminare|semina|coltivare|piantumare|rinvasare|trapiantare|travasare',
  read: 'leggere|leggo|lettura|letture|rileggere',
  reduce: 'abbassare|abbasso|tagliare|diminuire|ridurre|riduco',
  renew: 'rinnov*|rifare il|rifare la|rifare|scade|scadenza|duplicato|prorogare',
  renovate:
    'ristruttur*|rifare|rifare il|rifare la|rifare i|rifacimento|restaur*|lavori in|lavori di|lavori a|arredare|arredo|arredamento|cambiare gli|ammodern*|sistemare|piastrellare',
  rent: 'affittare|affitto|in affitto|affittiamo|in locazione|prendere in affitto',
  repair:
    'dal meccanico|dal carrozziere|in officina|rimettere a posto|rimetto a posto|rimettere a nuovo|rimettere in strada|rimettere in moto|riparare|riparazione|ripariamo|aggiustare|far riparare|sistemare|fare aggiustare|far sistemare|rifare il tetto del capanno|sistemare il tetto del *|riparare il tetto del *|rifare il tetto della tettoia|rifare il tetto della legnaia|rifare il tetto del pollaio|rifare il tetto della casetta|rifare il tetto del garage|non si chiude|non si apre|non chiude|non chiude piu|si blocca|e bloccata|e bloccato|cigola|gocciola|non funziona piu',
  save: 'risparmi*|mettere da parte|mettere via|accantonare|metto da parte|fondo per|fondo di emergenza|fondo emergenze|fondo di riserva|raccogliere soldi|raccogliere i soldi|raccogliere * euro',
  sell: 'vendere|vendo|vendiamo|vendita|per la vendita|per venderla|per venderlo',
  start:
    'inizio tirocinio|inizio il tirocinio|iniziare il tirocinio|comincio il tirocinio|cominciare il tirocinio|inizio lo stage|comincio lo stage|cominciare lo stage|iniziare lo stage|inizio apprendistato|inizio come|iniziare come|comincio come|cominciare come|prendo servizio|prendere servizio|presa di servizio|iniziare|inizio|inizia|cominciare|comincio|primo giorno|avviare|diventare|entrare|rientrare|partire con|comincio a lavorare|cominciare a lavorare|inizio a lavorare|iniziare a lavorare|primo giorno di lavoro|primo giorno in ospedale|primo giorno in ufficio|primo giorno in azienda|primo giorno in banca',
  take: 'iscriv*|iscrizion*|iscritt*|partecipare|partecipo|partecipazione|entrare in|entrare a|prendere|prendo|prendersi|fare|gareggiare|tornare a cantare|tornare nel|cantare in un coro|cantare in coro|entrare in un coro|suonare in una banda|suonare in un gruppo|suonare in una band|suonare in orchestra|far entrare *|fare entrare *',
  write: 'scrivere|scrivo|scrittura|finire il|finire di scrivere|pubblicare|autopubblic*',
  accompany:
    'accompagnare *|accompagno *|portare mamma|portare papa|portare mia *|portare mio *|portare la nonna|portare il nonno|portare i nonni|portare * dal|portare * dalla|portare * a fare|portare * in ospedale|andare a prendere|badare a|tenere i nipoti|tenere i bambini|tenere il cane|portare la mamma|portare il papa|portare il babbo|prenderci cura del|prendermi cura del|prenderci cura della|prendermi cura della|tenere il gatto|badare al|badare alla|dar da mangiare',
  backTo:
    'rientro al lavoro|rientrare al lavoro|rientro dopo la maternita|rientro dalla maternita|tornare al lavoro|ritorno al lavoro|rientro in ufficio|tornare in ufficio|tornare a insegnare|tornare in classe|rientrare a scuola|far ripartire|far rinascere|rimettere in piedi|rilanciare|ridare vita|torno a lavorare',
  bookIt: 'prenotare|prenoto|prenotazione|prendere appuntamento|fissare|fissare un appuntamento|fissare la',
  call: 'chiamare|telefonare|telefonata|contattare|sentire il|sentire la|sentire i|richiamare|mandare una mail|mandare un messaggio',
  cancel:
    'uscire dal contratto|uscire da un contratto|disdire|disdetta|disdico|annullare|chiudere il conto|chiudere l abbonamento|recedere|recesso|cancellare l iscrizione|cancellarmi|togliere l abbonamento|chiuderlo|chiuderla|chiudere il contratto|chiudere la linea|chiudere il vecchio conto|chiudere un conto|chiudere il mio conto|chiudere il conto corrente',
  claim: 'ricorso|fare ricorso|contestare|denuncia|denunciare',
  cook: 'cucinare|cucino|preparare il pranzo|preparare la cena|fare la torta|fare una torta|fare le torte|fare i biscotti|fare il pane|impastare|infornare|preparare il dolce|preparare la torta|preparare una torta|fare la pizza|fare le pizze|fare la focaccia',
  copy: 'configurare il telefono nuovo|configurare il nuovo telefono|configurare il computer nuovo|configurare il nuovo computer|configurare il portatile nuovo|configurare il nuovo portatile|configurare il pc nuovo|configurare il nuovo pc|configurare il tablet nuovo|configurare il nuovo tablet|digitalizzare|scansionare|scannerizzare|backup|fare il backup|fare una copia|salvare le foto|copiare|passare tutto|trasferire tutto|passare i file|passare i dati|passare dal vecchio computer|passare dal vecchio telefono|passare dal vecchio portatile|passare al computer nuovo|passare al nuovo computer|passare al telefono nuovo|passare al nuovo telefono|passare al portatile nuovo|trasferire i file|trasferire i dati|foto in un posto solo|foto in un solo posto|raccogliere tutte le foto|raccogliere le foto',
  give: 'trovare una casa al|trovare una casa ai|trovare una buona casa al|regalare via|dare via|donare|cedere|trovare una nuova casa|portare in discarica|portare all isola ecologica|portare alla caritas|dare in beneficenza|dare in adozione|trovare casa al gatt*|trovare casa ai gattini|trovare casa al cane|trovare casa ai cuccioli|portare i vestiti|portare * alla caritas|portare * * alla caritas|portare * * * alla caritas|regalare i vestiti|regalare i giochi|regalare i giocattoli|regalare i libri|regalare il divano|regalare i mobili|trovare casa a * gattin*|trovare casa a * cuccioli|trovare casa a * gatti|portare * in discarica|portare * * in discarica|portare * * * in discarica|portare * * in biblioteca|portare * * * in biblioteca|trovare casa ai *|trovare una famiglia per *',
  giveBack:
    'restituire|restituzione|riconsegnare|riconsegna|consegnare le chiavi|ridare le chiavi|rendere le chiavi|rendere i libri|riportare i libri|riportare * in biblioteca|riportare * * in biblioteca|fare il reso|reso di|rimandare indietro',
  handmade:
    'fatto a mano|fatta a mano|fatti a mano|fatte a mano|cucito da me|cucita da me|fatto da me|fatta da me|cucire|cucirmi|cucirsi|cucirci|cucire un|cucire una|lavorare a maglia un|fare a maglia|uncinetto un|ricamare|intagliare|intrecciare|tappezzare|rivestire|all uncinetto|ai ferri|a maglia|fare i vestiti|fare io i vestiti|fare il vestito|fare un vestito|fare l abito|fare gli abiti|fare io il vestito|fare io l abito',
  help: 'aiutare * con il trasloco|aiutare * * con il trasloco|aiutare * nel trasloco|aiutare * * nel trasloco|aiutare|aiutarlo|aiutarla|aiutarli|aiutarle|aiuto|dare una mano a|dare una mano per|dare una mano|spesa per|fare la spesa per|commissioni per|la spesa alla',
  install:
    'installare|isolare|coibentare|fare il cappotto|installazione|far installare|far montare|mettere il condizionatore|far mettere|fare mettere',
  meet: 'rivedere|rivederci|rivederci con|ritrovarci|ritrovarsi|vederci con|incontrare|vedermi con|vedersi con',
  smallJob:
    'appendere|montare|attaccare|assemblare|levigare|carteggiare|verniciare la|verniciare il|verniciare le|allestire l albero|addobbare|riverniciare|sigillare|ritinteggiare|stuccare|oliare|fare l albero di natale|spostare la lavatrice|spostare il frigo|spostare il pianoforte|spostare il divano|spostare l armadio|spostare il letto|spostare i mobili',
  restore:
    'restaur*|sverniciare|riverniciare|verniciare la|verniciare il|verniciare le|carteggiare|levigare|riportare a nuovo|riportare a legno|ridare vita a|ridare vita al|ridare vita alla|ridare vita alle|rimettere a nuovo|rimetto a nuovo|rinnovare|sistemare|tappezzare|rivestire',
  takePet:
    'portare il cane|portare il gatto|portare la gatta|portare i cani|portare i gatti|portare il cucciolo|portare la cagnolina|portiamo il cane|porto il cane|porto il gatto',
  teach:
    'maturita di mio *|maturita di mia *|maturita di nostro *|maturita di nostra *|terza media di *|esame di terza media di *|aiutare * per la maturita|aiutare mi* * per la maturita|aiutare * per la terza media|aiutare * per l esame|aiutare * * per l esame|aiutare * a preparare|aiutare * * a preparare|insegnare a|insegnare al|insegnare alla|insegnare ai|far imparare|fare imparare|aiutare * con|aiutare * a studiare|aiutare * in|seguire * nei compiti|insegnare|aiutare * * con|aiutare * * in|aiutare * * a studiare|aiutare * a leggere|far fare i compiti|aiutare * a recuperare|aiutare * * a recuperare|recuperare * con *|senza rotelle|senza le rotelle|togliere le rotelle|senza rotelline|far recuperare|fare recuperare|far passare|fare passare|far superare|far promuovere|aiutare * * a leggere|aiutare * a imparare|aiutare * * a imparare|che * impari|che * * impari|impari a nuotare|impari ad andare|preparare i bambini per l esame|preparare i bambini all esame|preparare i ragazzi all esame|preparare mio figlio all esame|preparare mia figlia all esame|preparare mio figlio per l esame|preparare mia figlia per l esame|preparare mio figlio|preparare mia figlia|preparare mio nipote|preparare mia nipote|preparare la bimba|preparare il bimbo',
  train:
    'educato|educata|addestrare|educare|addestramento|educazione|educare il|abituare|preparare il cane|preparare il cavallo|preparare i bambini|preparare la classe|preparare la mia classe|preparare i ragazzi|preparare gli alunni|preparare i miei alunni|allenare *|allenare la squadra|far provare i bambini|far provare i ragazzi|prove con i bambini|prove con i ragazzi',
  visit:
    'andare a trovare|vedere il bimbo|vedere la bimba|andare a vedere il bimbo|andare a vedere la bimba|conoscere il nipotino|conoscere la nipotina|vado a trovare|andiamo a trovare|trovare i miei|trovare i nonni|trovare la nonna|trovare il nonno|trovare mia *|trovare mio *|visitare|far visita a|fare visita a|stare dai miei|andare da mia *|andare da mio *|weekend dai|weekend dalla|weekend dal|weekend da mia *|weekend da mio *|fine settimana dai|fine settimana dalla|fine settimana dal|fine settimana da mia *|fine settimana da mio *|qualche giorno dai|qualche giorno dalla|qualche giorno da mia *|qualche giorno da mio *|una settimana dai|una settimana dalla|andare dai|andare dagli|andare dalla|andare dal|andare dallo|vado dai|vado dagli|vado dalla|vado dal|andiamo dai|andiamo dagli|andiamo dalla|andiamo dal|visita alla|visita ai|visita al|visita a',
  purchase:
    'cambiare bici|cambiare la bici|cambiare bicicletta|cambiare la bicicletta|comprare|compro|compriamo|acquistare|acquisto|acquisto di|ordinare|cambiare la lavatrice|cambiare lavatrice|sostituire la lavatrice|sostituire lavatrice|cambiare la lavastoviglie|cambiare lavastoviglie|sostituire la lavastoviglie|sostituire lavastoviglie|cambiare il frigo|cambiare frigo|sostituire il frigo|sostituire frigo|cambiare il frigorifero|cambiare frigorifero|sostituire il frigorifero|sostituire frigorifero|cambiare il forno|cambiare forno|sostituire il forno|sostituire forno|cambiare il televisore|cambiare televisore|sostituire il televisore|sostituire televisore|cambiare la tv|cambiare tv|sostituire la tv|sostituire tv|cambiare l asciugatrice|cambiare asciugatrice|sostituire l asciugatrice|sostituire asciugatrice|cambiare il materasso|cambiare materasso|sostituire il materasso|sostituire materasso|cambiare il divano|cambiare divano|sostituire il divano|sostituire divano',
  putIn: 'mettere i|mettere le|mettere il|mettere lo|mettere l|mettere un|mettere una',
  pay: 'pagare|pago|pagamento|versare|saldo di',
  chore:
    'scongelare|sbrinare|lavare i vetri|lavare le tende|lavare la macchina|lavare l auto|lavare il|lavare la|lavare i|tagliare la siepe|tagliare l erba|tagliare il prato|falciare|decalcificare|spurgare|sturare|stirare|spazzare|lucidare|pulire l acquario|pulire il pollaio|pulire la lettiera|pulire la gabbia|togliere le erbacce|estirpare|diserbare|girare il materasso|rastrellare|raccogliere le foglie|spolverare|cucire le etichette|cucire i nomi|etichettare|idropulitrice|imbottigliare|imbottigliare il vino|imbottigliare l olio|bonifico ricorrente|addebito diretto|sfiatare i termosifoni|sfiatare i caloriferi|cambiare le corde|noleggiare il gazebo|noleggiare un furgone|noleggiare un gazebo|noleggiare la sala|tosare le pecore|tosatura|arare il campo|arare',
  hire: 'assumere|assumo|assunzione di|assumere un|assumere una|prendere un apprendista|prendere un dipendente',
  getDone: 'far fare|finire di sistemare|far controllare|far vedere',
}
