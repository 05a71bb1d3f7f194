import type { StepsOf } from '../planning-words.ts'
import { cookingVarieties } from './varieties-steps.ts'

/** Italian words of the steps of what is cooked, baked and put into jars. */
export const cookingSteps: StepsOf<'cooking' | 'preserves'> = {
  cooking: {
    ...cookingVarieties,
    ripen: [
      'Dopo',
      'Assaggiare e segnare',
      'Quanto è maturato, che cosa cambieresti: due righe accanto alla ricetta per la prossima volta.',
    ],
    sterile: [
      'Ultimi giorni',
      'Tutto pulito e bollito',
      'Pentole, mestoli, contenitori: è quasi sempre qui che qualcosa va storto.',
    ],
    fermentFresh: [
      'Ultimi giorni',
      'Ingredienti freschi',
      'Latte fresco e non a lunga conservazione, acqua buona; controlla le date di caglio, fermenti e lieviti.',
    ],
    fermentKit: [
      'Preparazione',
      'Ricetta, termometro e pentole',
      'Un procedimento per chi comincia, piccole dosi; caglio o fermenti, oppure malto, luppolo e lievito, da ordinare.',
    ],
    tiers: [
      'Ultimi giorni',
      'Cuocere i piani',
      'Falli raffreddare e avvolgili bene: il giorno dopo si tagliano e si montano meglio.',
    ],
    tiersIced: [
      'Ultimi giorni',
      'Farcire, coprire e tenere al fresco',
      'Perni dentro, ogni piano nella sua scatola; si monta e si decora sul posto.',
    ],
    recipe: ['Preparazione', 'Ricetta e dosi', 'Per quanti, allergie, e che misura di teglie e pentole.'],
    trial: ['Preparazione', 'Una prova', 'In piccolo, segnando che cosa cambieresti.'],
    starter: [
      'Preparazione',
      'Rinfrescare la pasta madre',
      'Ogni giorno alla stessa ora, o fattene dare un pezzo; è pronta quando raddoppia in quattro ore.',
    ],
    loaves: ['Pratica', 'Infornare una volta a settimana', 'Una cosa diversa alla volta: segna acqua, ore e forno.'],
    tins: [
      'Preparazione',
      'Alzate, perni, scatola e un’auto fresca',
      'Chiedi al locale dove sta e da che ora; prova la strada.',
    ],
    mature: ['Preparazione', 'Prepararlo e avvolgerlo bene', 'Con largo anticipo: più riposa e più è buono.'],
    order: ['Preparazione', 'Ordinare in anticipo', 'Carne, pesce, pane: quello che il negozio deve tenere da parte.'],
    shopping: ['Ultimi giorni', 'La spesa', 'Con la lista, dopo aver guardato che cosa c’è già.'],
    layers: [
      'Ultimi giorni',
      'Cuocere e lasciar raffreddare',
      'Oggi le basi, da fredde farcia e decorazione; e una scatola per portarla.',
    ],
    ahead: ['Ultimi giorni', 'Quello che si può fare prima', 'Basi, salse, dolce; fai posto in frigo.'],
    dough: ['Ultimi giorni', 'Impastare la sera', 'Tre giri di pieghe, poi in frigo fino a domani.'],
    icing: ['Ultimi giorni', 'Decorarlo', 'Con calma, perché deve asciugare.'],
    breadRecipe: [
      'Preparazione',
      'Una ricetta, farina buona, bilancia',
      'Tutto in grammi; per qualche settimana la stessa farina, così vedi che cosa cambia.',
    ],
    steam: [
      'Preparazione',
      'Impastarlo e cuocerlo a vapore',
      'Circa sei ore, aggiungendo acqua; poi avvolto e al fresco.',
    ],
    reheat: ['Ultimi giorni', 'Crema o panna da accompagnare', 'Il giorno stesso altre due ore di vapore.'],
    dishes: [
      'Preparazione',
      'Scegliere piatti che si congelano bene',
      'Sughi, zuppe, polpette, lasagne: otto che ti piacciono, e una spesa per due alla volta.',
    ],
    tubs: [
      'Preparazione',
      'Svuotare il freezer, vaschette ed etichette',
      'Quante porzioni ci stanno; i sacchetti piatti si impilano.',
    ],
    double: ['In cucina', 'Cucinare doppio, congelarne metà', 'Freddo in due ore, in porzioni, con nome e data.'],
    freezerList: ['Ultimi giorni', 'Un elenco sul freezer', 'Che cosa c’è e come si scalda; chi prende, cancella.'],
  },
  preserves: {
    recipe: [
      'Preparazione',
      'Ricetta e quantità',
      'Quanti vasetti per voi e quanti da regalare; quanto zucchero, sale o aceto perché si conservi.',
    ],
    jars: [
      'Preparazione',
      'Vasetti e capsule, frutta o verdura ordinata',
      'Conta i vasetti, compra capsule nuove; al mercato o da un contadino, matura ma sana.',
    ],
    bottledRecipe: [
      'Preparazione',
      'Ricetta e quantità',
      'Quante bottiglie; quanta frutta, zucchero e alcol, e per quanti giorni resta in infusione.',
    ],
    bottledFruit: [
      'Ultimi giorni',
      'Prendere frutta e zucchero',
      'Fresca, non trattata e lavata; il resto in un giro, e qualcosa per le etichette.',
    ],
    tomatoes: [
      'Preparazione',
      'Ordinare pomodori, vasi e capsule',
      'Un chilo e mezzo fa circa un litro; capsule nuove, passapomodoro e pentoloni, e chi viene ad aiutare.',
    ],
    tomatoesHere: [
      'Ultimi giorni',
      'Prendere i pomodori',
      'Maturi e asciutti, stesi e non ammucchiati; basilico e sale.',
    ],
    fruit: [
      'Ultimi giorni',
      'Prendere quello che ci va',
      'Fresco, e pesato da pulito; zucchero o aceto, e qualcosa per le etichette.',
    ],
    wash: [
      'Ultimi giorni',
      'Lavare i vasetti, liberare la cucina',
      'La pentola più grande, vasetti e capsule bolliti o in forno; in due si fa prima.',
    ],
    label: [
      'Dopo',
      'Etichette, e un posto buio e fresco',
      'Nome e data; controlla che ogni capsula abbia chiuso. Una volta aperti, in frigo.',
    ],
    bottles: [
      'Preparazione',
      'Bottiglie e tappi, zucchero',
      'Contali; un vaso grande per l’infusione, una garza e un imbuto.',
    ],
    washBottles: [
      'Ultimi giorni',
      'Lavare le bottiglie, liberare la cucina',
      'Bollite o calde di forno; quello che deve stare in infusione si mette adesso.',
    ],
    isClear: [
      'Preparazione',
      'Assaggiare, e travasare se serve',
      'È limpido e fermo? Altrimenti un travaso e due settimane di pazienza.',
    ],
    corks: [
      'Preparazione',
      'Bottiglie, tappi, tappatrice',
      'Conta: da una damigiana di 54 litri vengono 72 bottiglie; tappi a corona o di sughero, canna e imbuto.',
    ],
    cleanBottles: [
      'Ultimi giorni',
      'Lavare le bottiglie',
      'Sciacquate bene e a testa in giù fino a domani; uno che riempie, uno che tappa.',
    ],
    upright: [
      'Dopo',
      'Etichette, e in cantina',
      'Due giorni in piedi, poi coricate se il tappo è di sughero; anno e nome, e un mese senza toccarle.',
    ],
  },
}
