import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of care for somebody. */
export const careSteps: StepsOf<'care'> = {
  care: {
    family: [
      'Insieme',
      'Tutti attorno a un tavolo',
      'Chi può in quali giorni, chi guida, chi fa spesa e pratiche; che cosa è troppo per chi.',
    ],
    rota: [
      'Insieme',
      'I turni di quattro settimane',
      'Un calendario condiviso con nome e ora, e chi sostituisce chi si ammala.',
    ],
    handOn: ['Insieme', 'Un quaderno in cucina', 'Medicine, visite, pasti, umore: chi va via lo scrive.'],
    carerSearch: [
      'Ricerca',
      'La badante: cercarla, provare, contratto',
      'Patronato, agenzia, passaparola; due giorni di prova, poi contratto e contributi INPS.',
    ],
    needs: ['Avvio', 'Di che cosa c’è bisogno', 'Ore, compiti, notti, lingua; chiedi prima alla persona da assistere.'],
    discharge: [
      'Avvio',
      'Parlare con il reparto delle dimissioni',
      'Dimissioni protette, ausili, fisioterapia: chi li attiva, e per quante settimane.',
    ],
    doctor: [
      'Avvio',
      'Parlarne con il medico di base',
      'Che cosa cambierà, quali ausili servono, il certificato per l’invalidità.',
    ],
    money: [
      'Avvio',
      'Domande all’INPS e al distretto',
      'Legge 104, accompagnamento, valutazione della ASL: con un patronato; ci vogliono mesi.',
    ],
    search: [
      'Ricerca',
      'Cercare la persona o il posto giusto',
      'Passaparola, sportello badanti, agenzie, elenchi della ASL: tre nomi su un foglio.',
    ],
    homes: [
      'Ricerca',
      'Vedere tre posti',
      'Elenchi della ASL, quanto è lontano per chi va a trovarli, chi accolgono; senti le famiglie che li conoscono.',
    ],
    meet: [
      'Ricerca',
      'Incontro o visita',
      'Insieme alla persona da assistere, a due ore diverse; chiedi le referenze.',
    ],
    list: [
      'Ricerca',
      'Mettersi in lista',
      'Liste d’attesa, retta, che cosa è in più, e se si può provare qualche settimana.',
    ],
    waiting: [
      'Ricerca',
      'In attesa del posto',
      'Una telefonata ogni due settimane; intanto un aiuto in casa, e qualche visita per conoscerlo.',
    ],
    trial: [
      'Ultimi giorni',
      'Una giornata di prova',
      'Resta nei paraggi, mostra dove stanno le cose, scrivi i numeri da chiamare.',
    ],
    contract: [
      'Documenti',
      'Contratto e pagamenti',
      'Orario, paga, ferie, preavviso; un’assunzione va comunicata all’INPS il giorno prima.',
    ],
    roomContract: [
      'Documenti',
      'Contratto e retta',
      'Che cosa è compreso, caparra, preavviso, quanto può salire; chi firma e chi paga.',
    ],
    home: [
      'Ultimi giorni',
      'Abitudini e medicine su un foglio',
      'Che cosa piace, che cosa prende e a che ora, chi chiamare; le sue cose a portata di mano.',
    ],
    look: ['Dopo', 'Parlare di come va', 'Chiedilo a tutti e due e cambia quello che non funziona.'],
    talkFirst: [
      'Inizio',
      'Parlarne prima con la persona',
      'Che cosa la preoccupa e che cosa vuole continuare a fare; si comincia con un’ora o due, come aiuto per te.',
    ],
  },
}
