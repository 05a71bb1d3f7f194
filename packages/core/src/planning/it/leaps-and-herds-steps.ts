import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of a jump, and of a small herd. */
export const leapsAndHerdsSteps: StepsOf<'leap' | 'farmAnimals'> = {
  leap: {
    bookLeap: [
      'Avvio',
      'Prenotare il giorno',
      'Al centro, o con l’associazione che lo organizza; limiti di peso e di età, caparra, e il giorno di riserva se il tempo è brutto.',
    ],
    health: [
      'Avvio',
      'Modulo della salute',
      'Cuore, schiena, epilessia, un’operazione recente: in quel caso prima firma il medico. Senza, non si sale.',
    ],
    page: [
      'Raccolta',
      'Aprire la pagina della raccolta',
      'Perché lo fai, una foto, quanto ed entro quando; la prima offerta la metti tu, così nessuno deve cominciare.',
    ],
    askAll: [
      'Raccolta',
      'Chiedere, uno per uno',
      'Parenti, colleghi, palestra, il bar sotto casa: un messaggio con il nome rende più di un post per tutti.',
    ],
    company: ['Preparativi', 'Chi viene a vedere', 'Ora e posto; si aspetta molto, quindi qualcosa da bere.'],
    weather: [
      'Ultimi giorni',
      'Chiamare per ora e meteo',
      'Vento e nuvole basse fanno rimandare: chiedi che cosa succede allora.',
    ],
    things: [
      'Ultimi giorni',
      'Vestiti, documento, passaggio',
      'Scarpe allacciate, qualcosa di caldo, capelli legati; dormire, e fare una vera colazione.',
    ],
    photos: ['Dopo', 'Le foto a chi era a casa', 'E festeggiare: ce l’hai fatta.'],
    thankGivers: [
      'Dopo',
      'Foto, grazie e versamento',
      'Scrivi a tutti quelli che hanno dato; raccogli quello che era solo promesso.',
    ],
  },
  farmAnimals: {
    holding: [
      'Prima che arrivino',
      'Registrare il posto all’ASL',
      'Codice aziendale anche per due pecore o un maiale, passaporto e microchip per un cavallo o un asino; su quel terreno si può?',
    ],
    fence: [
      'Prima che arrivino',
      'Recinto, acqua, riparo',
      'Rete da bestiame senza buchi, un tetto asciutto, un abbeveratoio; via oleandro e tasso. Mai uno solo: serve compagnia.',
    ],
    whichOnes: [
      'Prima che arrivino',
      'Vederli due volte prima di comprare',
      'Da chi ti fa vedere anche gli altri; denti, piedi, carattere. Un cavallo si monta due volte e si fa visitare.',
    ],
    hay: [
      'Prima che arrivino',
      'Fieno, mangime, lettiera',
      'Per i primi due mesi; che cosa mangiano adesso, per non cambiare tutto insieme.',
    ],
    whoElse: [
      'Prima che arrivino',
      'Veterinario, e chi dà da mangiare se non ci sei',
      'Un veterinario per grandi animali, un vicino con la chiave; l’assicurazione per i danni.',
    ],
    transport: [
      'Ultimi giorni',
      'Rimorchio e documenti per il viaggio',
      'Pulito, con la paglia; il modello o il passaporto, l’ora di partenza e di arrivo.',
    ],
    firstDays: [
      'Con loro',
      'Una prima settimana tranquilla',
      'Prima nel recinto piccolo, stesso cibo, stesse ore; guarda i piedi ogni giorno.',
    ],
    hooves: ['Con loro', 'Piedi, vermi, vaccini', 'Veterinario o maniscalco: un calendario per l’anno, scritto.'],
    scan: ['Prima', 'Ecografia alle pecore', 'Uno, due o tre: segnate, così ciascuna mangia il giusto.'],
    boosters: [
      'Prima',
      'Richiamo dei vaccini e più mangime',
      'Circa cinque settimane prima del primo parto; sali minerali e acqua pulita.',
    ],
    kit: [
      'Prima',
      'La cassetta dei parti',
      'Iodio, guanti e gel, colostro, sonda e biberon, asciugamani, lampada, spray per segnare; il numero del veterinario sulla porta.',
    ],
    pens: ['Prima', 'Preparare i box', 'Uno ogni sei o otto pecore, paglia asciutta, acqua, un angolo per i deboli.'],
    nights: ['Prima', 'Chi si alza, e quando', 'I turni per le notti, e qualcosa di pronto nel congelatore.'],
    lambs: [
      'Parti',
      'Un’occhiata ogni poche ore',
      'Ombelico nello iodio, primo latte entro due ore, madre e agnello segnati; fuori dopo un giorno o due se è asciutto.',
    ],
    tags: ['Dopo', 'Marche, registro, vermi', 'Chi è nato va nel registro; chiedi al veterinario quando sverminare.'],
    yards: [
      'Scegliere',
      'Vedere due o tre maneggi',
      'Paddock, fieno, chi c’è di notte, campo, passeggiate; che cosa comprende la pensione, e con chi starebbe fuori.',
    ],
    yardNotice: ['Scegliere', 'Disdetta al vecchio, caparra al nuovo', 'Di solito un mese, per iscritto.'],
    jabsAndWorms: [
      'Prima',
      'Vaccini, vermi, passaporto',
      'Il nuovo maneggio li vuole vedere; c’è chi tiene il nuovo arrivato a parte due settimane.',
    ],
    loading: [
      'Prima',
      'Trasporto prenotato, salita provata',
      'Dentro e fuori dal van con una carota, due volte, senza partire.',
    ],
    yardBags: [
      'Prima',
      'Selleria, coperte, un po’ di fieno',
      'Fieno del vecchio maneggio, per cambiare poco alla volta; i numeri di maniscalco e veterinario.',
    ],
    calmDays: ['Là', 'Una prima settimana tranquilla', 'Prima accanto a un solo cavallo, poi in paddock; giri a mano.'],
    farrier: [
      'Là',
      'Avvisare maniscalco e veterinario',
      'Il nuovo indirizzo anche per passaporto, microchip e assicurazione.',
    ],
  },
}
