import type { WishWords } from '../wish-words.ts'

/** Italian words of wishes for free time. */
export const italianWishes: WishWords = {
  bridge: ['ponte|ponti', 'weekend lungo|lunghi', 'fine settimana lungo|lunghi'],
  weekend: ['weekend', 'fine settimana', 'finesettimana'],
  quiet: [
    'tranquillo|tranquilli|tranquilla|tranquille|calmo|calmi|calma|calme|leggero|leggeri|leggera|leggere|vuoto|vuoti|vuota|vuote',
  ],
  off: ['(di)? ferie|vacanza|vacanze|riposo', 'libero|liberi|libera|libere', 'tempo libero'],
  amount: ['{count} (interi|intere|liberi|libere|tranquilli|tranquille|calmi|calme)? {unit}'],
  oneUnit: ['{amount}'],
  fillers:
    'un uno una il lo la i gli le dei delle degli qualche alcuni vorrei voglio vogliamo vorremmo mi ci servono serve cerco cerca trova trovami mostrami dammi quando posso possiamo avere prendere fare di da del della con per in a ad al tra fra e giorno giorni settimana settimane fila seguito consecutivi possibile favore piu',
}
