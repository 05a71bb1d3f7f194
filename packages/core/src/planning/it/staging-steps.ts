import type { PlanningWords } from '../planning-words.ts'

/** Italian words for the steps of what is put on stage with others. */
export const stagingSteps: Pick<PlanningWords['steps'], 'staging'> = {
  staging: {
    hall: [
      'Avvio',
      'Fissare la sala e il giorno',
      'Teatro, palestra o salone, con un giorno in più per la prova generale: palco, luci, microfoni, quanti posti.',
    ],
    piece: [
      'Avvio',
      'Scegliere il testo o i brani',
      'Quanto dura, quanti sono, qualcosa per ognuno. Quello che è troppo si taglia adesso.',
    ],
    rights: ['Avvio', 'Permessi e SIAE', 'Testi e musiche di altri, ingresso libero o a pagamento, assicurazione.'],
    parts: [
      'Avvio',
      'Dare le parti e le date delle prove',
      'Un foglio a testa con la sua parte e tutte le date; chi è timido, che cosa farebbe volentieri?',
    ],
    helpers: [
      'Avvio',
      'Trovare chi dà una mano',
      'Costumi, scene, musica, trucco, porta: un nome accanto a ogni cosa.',
    ],
    rehearse: [
      'Prove',
      'Provare insieme',
      'Una scena o un brano alla volta, poi due di fila; alla fine di ogni prova si dice che cosa serve per la prossima.',
    ],
    costumes: [
      'Avvio',
      'Costumi, scene e oggetti',
      'Prima quello che c’è già in casa; il resto in una lista a tutti, e una prova con tutto addosso.',
    ],
    invite: [
      'Allestimento',
      'Locandina e inviti',
      'Giorno, ora, luogo, quanti posti a famiglia; un programma con tutti i nomi.',
    ],
    music: [
      'Allestimento',
      'Musica e luci',
      'Basi in ordine, volumi provati in sala, chi preme il tasto e a quale battuta.',
    ],
    runThrough: [
      'Ultimi giorni',
      'Tutto di fila',
      'Dall’inizio alla fine senza fermarsi, con il cronometro; poi due cose da sistemare.',
    ],
    dayPlan: [
      'Ultimi giorni',
      'Orari e compiti del giorno',
      'Chi apre, chi veste, chi sta dietro le quinte, chi fa le foto; un foglio per tutti.',
    ],
    dress: [
      'Ultimi giorni',
      'Prova generale sul posto',
      'Con costumi, luci e musica, entrate e saluti finali compresi.',
    ],
    thanks: [
      'Dopo',
      'Grazie, e tutto al suo posto',
      'Due righe a chi ha aiutato, foto e video, costumi e oggetti restituiti.',
    ],
  },
}
