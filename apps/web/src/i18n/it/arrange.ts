import type { arrange as english } from '../en/arrange.ts'
import type { Words } from '../words.ts'

export const arrange: Words<typeof english> = {
  one: {
    moved: 'Spostato a {{days}}',
    resized: 'Ora: {{days}}',
    copied: 'Copiato a {{days}}',
    filed: 'Categoria cambiata',
  },
  several: {
    moved_one: '{{count}} impegno spostato',
    moved_other: '{{count}} impegni spostati',
    resized_one: 'Durata cambiata a {{count}} impegno',
    resized_other: 'Durata cambiata a {{count}} impegni',
    copied_one: '{{count}} impegno copiato',
    copied_other: '{{count}} impegni copiati',
    filed_one: 'Categoria cambiata a {{count}} impegno',
    filed_other: 'Categoria cambiata a {{count}} impegni',
    deleted_one: '{{count}} impegno eliminato',
    deleted_other: '{{count}} impegni eliminati',
  },
}
