import type { StepsOf } from '../planning-words.ts'
import { tripVarieties } from './varieties-steps.ts'

/** Italian words of the steps of journeys. */
export const goingAwaySteps: StepsOf<'trip'> = {
  trip: {
    ...tripVarieties,
    roll: ['Ultimi giorni', 'Elenco, orari, chi fa l’appello', 'Punti di salita, telefoni, cerotti.'],
    signUps: [
      'Organizzazione',
      'Iscrizioni e acconti',
      'Una quota, una data di chiusura, chi raccoglie; allergie, chi cammina poco, assicurazione se c’è.',
    ],
    coach: ['Organizzazione', 'Pullman e pranzo', 'Due preventivi, un tetto se piove, le disdette.'],
    ferry: [
      'Prenotazioni',
      'Traghetto per persone e mezzo',
      'Presto costa meno, e d’estate i posti per i mezzi finiscono; altezza e targa alla mano.',
    ],
    shortWays: [
      'Prenotazioni',
      'Assistenza e tragitti brevi',
      'Compagnia aerea o ferrovia vanno avvisate almeno due giorni prima; camera in centro con ascensore, panchine, qualche taxi.',
    ],
    calmFlight: [
      'Prenotazioni',
      'Qualcosa contro la paura di volare',
      'Un corso o due parole col medico, un posto vicino all’ala, un volo di giorno; qualcuno che lo sappia, o dillo all’equipaggio.',
    ],
    getPassports: [
      'Documenti',
      'Fare il passaporto',
      'Prima di prenotare: appuntamento in questura, foto, marca da bollo; per i minori serve l’assenso dei genitori.',
    ],
    soloPlan: [
      'Inizio',
      'Una prima volta facile',
      'Un posto solo e non cinque, un piccolo gruppo o un albergo dove si mangia bene; arrivo di giorno, e qualcuno a cui scrivere ogni sera.',
    ],
    jabs: [
      'Preparativi',
      'Vaccini e medicina dei viaggi',
      'All’ambulatorio dell’ASL sei o otto settimane prima: alcuni vogliono due dosi; profilassi e repellente se servono.',
    ],
    kitList: [
      'Ultimi giorni',
      'Orari e che cosa portare',
      'Ritrovo e rientro, nome sulle cose, medicine; documenti validi fino al ritorno.',
    ],
    groups: [
      'Ultimi giorni',
      'Gruppi, camere ed elenchi',
      'Chi segue chi, chi dorme con chi, numeri di telefono e medicine: una copia resta a scuola.',
    ],
    toParents: [
      'Prenotazioni',
      'Lettera alle famiglie',
      'Giorni, quota e rate, autorizzazione, allergie e medicine, e una data per riconsegnarla.',
    ],
    groupBooking: [
      'Avvio',
      'Viaggio, alloggio e visite',
      'Preventivi per il gruppo tramite la segreteria, gratuità, acconto, fino a quando cambiano i numeri.',
    ],
    approval: [
      'Avvio',
      'Approvazione e accompagnatori',
      'Consiglio di classe, meta, giorni e quota; chi accompagna e quanti adulti servono.',
    ],
    activities: [
      'Prenotazioni',
      'Prenotare attività e tavolo',
      'Una cosa di giorno, un tavolo la sera; chiedi che cosa il festeggiato, o la festeggiata, non vuole.',
    ],
    share: [
      'Prenotazioni',
      'Raccogliere le quote',
      'Una cifra a testa per viaggio e alloggio, un conto solo, e una data entro cui pagare.',
    ],
    agreeDays: [
      'Idea',
      'Accordarsi sui giorni',
      'Chi viene, quali giorni vanno bene a tutti, quanto può spendere ciascuno; risposta entro una data, poi si prenota.',
    ],
    whoCan: [
      'Idea',
      'Chiedere chi viene',
      'Quali giorni, e quanto può spendere ciascuno; chi non può mancare, e da dove parte.',
    ],
    dayBag: [
      'Ultimi giorni',
      'Orari, meteo, zaino',
      'Biglietti sul telefono, qualcosa da mangiare e da bere, una giacca, il caricabatterie.',
    ],
    dayTickets: [
      'Prenotazioni',
      'Andata, ritorno, ingressi',
      'Treno o auto, l’ultimo per tornare, e quello che va prenotato a un’ora precisa.',
    ],
    dayPlan: ['Idea', 'Che cosa vedere quel giorno', 'Due cose al massimo, dove si mangia, e un’alternativa se piove.'],
    car: [
      'Preparativi',
      'Gomme, olio e strada',
      'Freni, luci, assistenza stradale; pedaggi, zone a traffico limitato, e dove ci si ferma.',
    ],
    hireVan: ['Prenotazioni', 'Prenotare il camper', 'Che cosa è compreso, franchigia e chilometri.'],
    van: ['Preparativi', 'Camper: gas, acqua, gomme', 'Batteria, soccorso; a noleggio patente e cauzione.'],
    bloom: [
      'Preparativi',
      'Guardare le previsioni della fioritura',
      'Cambia di una o due settimane da un anno all’altro: quali parchi prima, e che cosa si può ancora spostare.',
    ],
    warmKit: [
      'Preparativi',
      'Vestiti caldi e treppiede',
      'Strati, scarponi, guanti; qualche foto di prova al buio, e le previsioni dell’aurora sul telefono.',
    ],
    clouds: [
      'Prenotazioni',
      'Tenere due o tre notti',
      'Le nuvole vanno e vengono: un’uscita guidata o un’auto per cercare il sereno, lontano dalle luci.',
    ],
    house: [
      'Prenotazioni',
      'Prenotare la casa',
      'Letti, animali, caparra, disdetta gratis fino a quando; per le feste vanno via mesi prima.',
    ],
    pitch: [
      'Prenotazioni',
      'Prenotare la piazzola',
      'In alta stagione le migliori finiscono mesi prima: ombra, corrente, cani, e fino a quando si disdice.',
    ],
    railPass: [
      'Prenotazioni',
      'Pass e posti sui treni',
      'Confronta il pass con i biglietti singoli; treni veloci e notturni vogliono anche il posto, e finiscono per primi.',
    ],
    secret: [
      'Idea',
      'Mantenere il segreto',
      'Qualcuno al suo lavoro per le ferie, conferme solo a te, e che cosa dire perché tenga liberi quei giorni.',
    ],
    retreat: [
      'Avvio',
      'Scegliere e prenotare il ritiro',
      'Quale casa, quanti giorni, guidato o no, quanto costa, e che cosa chiede a chi comincia.',
    ],
    route: [
      'Idea',
      'Itinerario e budget',
      'Che cosa vuoi vedere o fare, in quanti giorni e con quanti soldi. Bastano poche tappe.',
    ],
    leave: ['Idea', 'Chiedere le ferie', 'Le tue e quelle di chi viene con te, prima di prenotare qualsiasi cosa.'],
    documents: [
      'Documenti',
      'Documento valido per l’espatrio',
      'Scadenza di passaporto o carta d’identità; visto e vaccinazioni, se servono.',
    ],
    transport: [
      'Prenotazioni',
      'Prenotare il viaggio[ {where}]',
      'Confronta e prenota gli spostamenti principali, con il bagaglio che ti serve davvero.',
    ],
    stay: [
      'Prenotazioni',
      'Dove dormire[ {where}]',
      'Prenota gli alloggi, meglio se cancellabili, almeno per le prime notti.',
    ],
    insurance: [
      'Prenotazioni',
      'Assicurazione di viaggio',
      'Cure, bagaglio e annullamento: confronta e salva il numero per le emergenze.',
    ],
    ski: [
      'Prenotazioni',
      'Noleggio, skipass e maestro',
      'Prima delle feste: i corsi per principianti finiscono subito. Guarda guanti, casco e maschera.',
    ],
    kit: [
      'Preparativi',
      'Attrezzatura da campeggio',
      'Monta tutto una volta, prova fornello e lampade, vedi che cosa manca; gomme e olio, se si va in auto.',
    ],
    meetings: [
      'Preparativi',
      'Incontri e materiale',
      'Conferma orari e indirizzi, e prepara quello che devi mostrare.',
    ],
    visits: [
      'Prenotazioni',
      'Biglietti e visite',
      'Prenota solo ciò che si esaurisce: ingressi a orario, escursioni, ristoranti speciali.',
    ],
    money: [
      'Preparativi',
      'Soldi, telefono e adattatori',
      'Avvisa la banca, guarda le tariffe del telefono e procura adattatore e un po’ di contanti.',
    ],
    petRules: [
      'Prenotazioni',
      'Posti e regole per gli animali',
      'Ogni alloggio, traghetto, treno e spiaggia: quanti, quanto si paga; vaccini e antiparassitario in tempo.',
    ],
    homeAlone: [
      'Preparativi',
      'Piante, posta e chiavi',
      'Chi annaffia, chi ha una chiave; e la risposta automatica al lavoro.',
    ],
    home: [
      'Preparativi',
      'Piante, animali e posta',
      'Chi annaffia, chi dà da mangiare, chi ha una chiave; e la risposta automatica al lavoro.',
    ],
    consent: ['Avvio', 'Modulo e quota', 'Firma, pagamento, allergie e un numero da chiamare.'],
    list: ['Ultimi giorni', 'Orari e che cosa portare', 'Ritrovo, rientro, pranzo al sacco, scarpe comode, giacca.'],
    check: [
      'Ultimi giorni',
      'Prenotazioni, documenti e meteo',
      'Prenotazioni anche offline, biglietti e check-in se si vola, medicine, previsioni.',
    ],
    pack: [
      'Ultimi giorni',
      'Valigia e bagagli',
      'Con la lista in mano; documenti e caricabatterie per ultimi, dove li trovi.',
    ],
    photos: ['Dopo', 'Foto e conti del viaggio', 'Salva le foto migliori e chiudi i conti con gli altri.'],
    expenses: ['Dopo', 'Nota spese', 'Scontrini e biglietti in ordine, e due righe a chi hai incontrato.'],
    whenThere: [
      'Avvio',
      'Giorni e accordi con chi li ospita',
      'Da quando a quando, che cosa va bene a tutti: orari, compiti, schermi, mare; e chi dà il cambio se si stancano.',
    ],
    whoTakes: [
      'Prenotazioni',
      'Chi li porta e chi li riprende',
      'Auto, treno o aereo: da soli si viaggia solo da una certa età, e con un modulo.',
    ],
    theirPapers: [
      'Ultimi giorni',
      'Tessere, medicine, numeri',
      'Tessera sanitaria, delega per il medico, allergie e dosi su un foglio, il pediatra del posto.',
    ],
    theirBag: [
      'Ultimi giorni',
      'La loro valigia',
      'Costume, crema, un cambio per la sera, libri dei compiti, e il pupazzo.',
    ],
  },
}
