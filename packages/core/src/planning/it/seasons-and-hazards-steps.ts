import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of a busy season of a business, and of asbestos that is to go. */
export const seasonsAndHazardsSteps: StepsOf<'busySeason' | 'asbestos'> = {
  busySeason: {
    lastYear: [
      'Avvio',
      'Guardare com’è andata l’anno scorso',
      'Che cosa è andato, che cosa è finito subito, che cosa è rimasto, quali settimane erano piene.',
    ],
    suppliers: [
      'Ordini',
      'Ordinare merce e materiali',
      'Chiedi a ciascuno per quando consegna, e fino a quando puoi cambiare l’ordine.',
    ],
    hands: [
      'Ordini',
      'Orari e personale',
      'Chi c’è nelle settimane piene; senti prima chi ha lavorato con te l’anno scorso.',
    ],
    putRight: [
      'Preparazione',
      'Pulire, aggiustare, controllare gli impianti',
      'Cassa, frighi, luci, insegna: prima quello per cui serve un tecnico.',
    ],
    display: ['Preparazione', 'Vetrina e allestimento', 'Quello che si vede da fuori; il prezzo su ogni cosa.'],
    tell: ['Preparazione', 'Avvisare i clienti', 'Orari, novità e offerte: in vetrina, sulle mappe, con un messaggio.'],
    lastLook: [
      'Ultimi giorni',
      'Un ultimo giro',
      'Scaffali pieni, resto in cassa, un elenco di chi chiamare se qualcosa si rompe.',
    ],
    again: [
      'Dopo',
      'Appunti per l’anno prossimo',
      'Che cosa è andato, che cosa è rimasto, che cosa ordineresti: dieci righe finché te lo ricordi.',
    ],
  },
  asbestos: {
    leave: [
      'Avvio',
      'Non toccarlo, e fare le foto',
      'Non romperlo, non forarlo, non spazzarlo; misura da fuori e segna anni e stato.',
    ],
    firms: [
      'Preventivi',
      'Preventivi da ditte abilitate',
      'Due o tre, iscritte all’Albo gestori ambientali per l’amianto; chiedi se c’è un contributo del Comune o della Regione.',
    ],
    choose: [
      'Preventivi',
      'Scegliere la ditta',
      'Per iscritto: giorni, come lo tolgono, pulizia, prezzo con lo smaltimento.',
    ],
    plan: ['Pratiche', 'Piano di lavoro, trenta giorni prima', 'Lo manda la ditta alla ASL: fatti dare la copia.'],
    instead: [
      'Pratiche',
      'Scegliere che cosa mettere al suo posto',
      'Il tetto nuovo si misura e si ordina adesso, così niente resta scoperto.',
    ],
    clear: [
      'Ultimi giorni',
      'Liberare intorno e avvisare i vicini',
      'Via auto, panni e giochi; finestre chiuse da quel lato.',
    ],
    closed: ['Ultimi giorni', 'Animali in casa, tutto chiuso', 'Non ci si avvicina finché non dicono che è pulito.'],
    papers: [
      'Dopo',
      'Formulario e certificato di smaltimento',
      'Dicono dov’è finito: tienili con le carte della casa.',
    ],
  },
}
