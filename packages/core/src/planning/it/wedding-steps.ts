import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of a wedding. */
export const weddingSteps: StepsOf<'wedding'> = {
  wedding: {
    reception: [
      'Avvio',
      'Ristorante o villa per il dopo',
      'Visitane due o tre vicino alla chiesa; blocca lo stesso giorno, per iscritto.',
    ],
    marriageCourse: [
      'Avvio',
      'Parroco e corso prematrimoniale',
      'I corsi sono pochi e si riempiono: chiedi quando cominciano e fissa la data in chiesa.',
    ],
    papersThere: [
      'Documenti',
      'Documenti per sposarsi all’estero',
      'Chiedi al consolato e al posto: nulla osta o capacità matrimoniale dal Comune, atti di nascita, traduzioni; poi la trascrizione.',
    ],
    saveTheDate: [
      'Invitati',
      'Data e camere per gli invitati',
      'Giorno e posto a chi deve venire, l’aeroporto più vicino, e qualche camera tenuta per loro.',
    ],
    stillMissing: [
      'Organizzazione',
      'Prenotare chi manca ancora',
      'Menù, musica, fiori, trucco, trasporti: confronta, scegli, e firma con date e acconti.',
    ],
    budget: [
      'Avvio',
      'Budget e lista degli invitati',
      'Una cifra e un numero di persone: tutto il resto dipende da questi due.',
    ],
    venue: ['Avvio', 'Chiesa o Comune, ristorante o villa', 'Visita due o tre posti e blocca la data per iscritto.'],
    date: [
      'Avvio',
      'Confermare data e ora con il posto',
      'Chi celebra e il posto devono essere liberi tutti e due: fattelo scrivere.',
    ],
    papers: [
      'Documenti',
      'Pubblicazioni e documenti',
      'In Comune (e in parrocchia): si può dai sei mesi prima, e servono almeno due o tre settimane.',
    ],
    papersNow: [
      'Documenti',
      'Pubblicazioni o richiesta in Comune',
      'Su appuntamento: le pubblicazioni dai sei mesi prima, con due o tre settimane per l’affissione; per l’unione civile basta la richiesta.',
    ],
    lunch: ['Organizzazione', 'Pranzo, fiori e fotografo', 'Un tavolo per tutti, un mazzo, qualcuno che fa le foto.'],
    suppliers: [
      'Organizzazione',
      'Fotografo, catering, musica, fiori',
      'I più bravi si fermano per primi: confronta, scegli e firma con acconti e date.',
    ],
    invitations: ['Invitati', 'Partecipazioni', 'Spedisci le partecipazioni con una data entro cui rispondere.'],
    outfits: [
      'Organizzazione',
      'Ordinare abiti e fedi',
      'Un abito da sposa chiede mesi; fissa adesso le prove, l’ultima due settimane prima.',
    ],
    honeymoon: ['Organizzazione', 'Viaggio di nozze', 'Prenota il viaggio e controlla i passaporti; chiedi le ferie.'],
    details: [
      'Organizzazione',
      'Dettagli della giornata',
      'Letture, musiche, bomboniere e scaletta della giornata, ora per ora.',
    ],
    seating: [
      'Invitati',
      'Conferme e tavoli',
      'Raccogli le ultime risposte, disponi i tavoli e comunica il numero al catering.',
    ],
    check: [
      'Ultimi giorni',
      'Ultime telefonate ai fornitori',
      'A ciascuno orari, indirizzi, saldo. E un piano per la pioggia.',
    ],
    rehearse: [
      'Ultimi giorni',
      'Prova della cerimonia',
      'Chi entra quando, chi tiene le fedi, chi ha i numeri di telefono. Poi spegni tutto e riposa.',
    ],
    thanks: ['Dopo', 'Biglietti di ringraziamento', 'Due righe personali a chi c’era, con una foto se le hai già.'],
    couple: [
      'Avvio',
      'Parlare con gli sposi',
      'Che cosa vogliono, che cosa decidono loro, chi paga che cosa; e una persona sola che tiene le fila.',
    ],
    banns: [
      'Documenti',
      'Documenti dal parroco e pubblicazioni',
      'Certificati di battesimo e cresima, attestato del corso; pubblicazioni in parrocchia e in Comune, dai sei mesi prima.',
    ],
    tellAll: [
      'Dopo',
      'Dirlo a parenti e amici',
      'Prima i genitori, di persona o al telefono; poi un biglietto con una foto, e magari un brindisi per tutti.',
    ],
  },
}
