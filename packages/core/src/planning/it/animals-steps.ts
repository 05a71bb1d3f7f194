import type { StepsOf } from '../planning-words.ts'
import { vetVisitVarieties } from './varieties-steps.ts'

/** Italian words of the steps of those who live with an animal. */
export const animalsSteps: StepsOf<'pet' | 'vetVisit'> = {
  pet: {
    agree: [
      'Avvio',
      'Decidere insieme chi fa che cosa',
      'Chi porta fuori, chi dà da mangiare, chi paga, e come si fa in vacanza.',
    ],
    meet: [
      'Avvio',
      'Conoscere gli animali',
      'Vacci due volte, guarda la madre se è un cucciolo, chiedi età, salute e abitudini.',
    ],
    breeder: [
      'Avvio',
      'Trovarlo, e informarsi bene',
      'Associazione o allevatore; da solo o in due, che cosa mangia, chi lo cura in zona.',
    ],
    ask: [
      'Avvio',
      'Sentire canile, gattile o allevatori',
      'Che cosa chiedono, il colloquio, la lista d’attesa, e quanto costa.',
    ],
    home: ['Casa', 'Casa sicura e un angolo suo', 'Cavi, piante, balcone; un angolo tranquillo tutto suo.'],
    cage: [
      'Casa',
      'Preparare la sua casa',
      'Più grande di quella che propone il negozio; fondo, nascondiglio, acqua, lontano da sole e correnti.',
    ],
    things: [
      'Casa',
      'Comprare quello che serve',
      'Cuccia, ciotole, lo stesso cibo di prima, guinzaglio e pettorina, qualcosa da mordere.',
    ],
    away: ['Casa', 'Chi aiuta quando non ci sei', 'Un vicino, un pet sitter, una pensione: chiedi adesso.'],
    ready: ['Ultimi giorni', 'Pronti per l’arrivo', 'Documenti, trasportino o scatola, e due giorni senza impegni.'],
    calm: ['Dopo', 'Primi giorni tranquilli', 'Poche visite, sempre gli stessi orari, molta pazienza.'],
    vet: ['Dopo', 'Prima visita dal veterinario', 'Controllo, vaccini, vermi, e la data successiva.'],
    chip: [
      'Dopo',
      'Microchip e anagrafe a tuo nome',
      'Il passaggio si registra alla ASL o dal veterinario; guarda anche due assicurazioni.',
    ],
    train: ['Dopo', 'Piccole lezioni ogni giorno', 'Cinque minuti, con premi, e sempre le stesse parole.'],
    agreeCat: [
      'Avvio',
      'Decidere insieme chi fa che cosa',
      'Chi dà da mangiare, chi pulisce, chi paga, e come si fa in vacanza; qualcuno è allergico?',
    ],
    shelter: [
      'Avvio',
      'Sentire i volontari',
      'Che cosa chiedono, il questionario, la visita a casa, e chi tra i loro starebbe bene da te.',
    ],
    choose: [
      'Avvio',
      'Andare a conoscerli',
      'Due volte, se si può; chiedi età, salute, abitudini, e come sta con bambini e altri animali.',
    ],
    thingsCat: [
      'Casa',
      'Comprare quello che serve',
      'Trasportino, lettiera, tiragraffi, ciotole, e il cibo che già conosce.',
    ],
    vetSmall: [
      'Dopo',
      'Un veterinario che li conosce',
      'Una prima occhiata, quali vaccini servono, e da che cosa si vede che non sta bene.',
    ],
  },
  vetVisit: {
    ...vetVisitVarieties,
    askVet: ['Ora', 'Parlare con il veterinario', 'Quanto soffre, a casa o lì, chi resta; sepoltura o cremazione.'],
    goodbyes: [
      'Il giorno prima',
      'Un po’ di tempo insieme',
      'Quello che ama, chi gli vuole bene; ai bambini parole vere.',
    ],
    keepsake: ['Dopo', 'Qualcosa da tenere', 'Una foto, il collare; le sue cose si mettono via più avanti.'],
    register: [
      'Preparazione',
      'Registro di stalla e marche auricolari',
      'Capi, nascite e trattamenti in pari con la Banca dati; le marche perse si ordinano adesso.',
    ],
    pens: [
      'Ultimi giorni',
      'Recinti, cattura e una persona in più',
      'Chi viene per primo, da dove passano, corde e pennarello; acqua e ombra.',
    ],
    medicines: [
      'Dopo',
      'Segnare i trattamenti',
      'Capi, prodotto, lotto, giorno, e fino a quando non si munge e non si macella.',
    ],
    book: [
      'Prenotazione',
      'Prenotare o confermare la visita',
      'Di’ di che cosa si tratta e chiedi che cosa fare prima.',
    ],
    papers: [
      'Preparazione',
      'Libretto sanitario e domande',
      'Medicine, che cosa hai notato e da quando; aiuta un breve video.',
    ],
    fasting: [
      'Ultimi giorni',
      'A digiuno dalla sera',
      'Come ha detto il veterinario, con l’acqua fino al mattino. Trasportino o guinzaglio pronto.',
    ],
    carrier: [
      'Ultimi giorni',
      'Pronti per la strada',
      'Trasportino o guinzaglio, una coperta che sa di casa; guarda dove si parcheggia.',
    ],
    care: [
      'Dopo',
      'Una giornata tranquilla',
      'Dai quello che è stato prescritto e guarda come mangia e come si muove.',
    ],
    collar: [
      'Dopo',
      'Collare, e niente salti',
      'Guarda la ferita due volte al giorno; le medicine sempre alla stessa ora.',
    ],
    stitches: [
      'Dopo',
      'Controllo della ferita',
      'Dopo una decina di giorni il veterinario guarda, e toglie i punti se ci sono.',
    ],
    next: ['Dopo', 'Prossimo appuntamento', 'Controllo o vaccino: segnalo in calendario.'],
    hay: [
      'Ultimi giorni',
      'Trasportino, fieno e il suo cibo preferito',
      'Deve mangiare prima e subito dopo, se il veterinario non dice altro; può venire anche il compagno.',
    ],
    softFood: [
      'Dopo',
      'Cibo morbido, niente da rosicchiare',
      'Per qualche giorno; le medicine sempre alla stessa ora, e guarda che mangi.',
    ],
    gums: [
      'Dopo',
      'Controllo, e da adesso lo spazzolino',
      'Il veterinario guarda le gengive e ti mostra come si fa; un minuto al giorno.',
    ],
    nextCut: [
      'Dopo',
      'Segnare quando tocca di nuovo',
      'Ogni sei o otto settimane per quasi tutti i mantelli; in mezzo, la spazzola.',
    ],
    beforeOp: [
      'Preparazione',
      'Libretto sanitario e domande',
      'Età, peso, medicine; se prima servono esami, quanto costa, a che ora si porta e si riprende.',
    ],
  },
}
