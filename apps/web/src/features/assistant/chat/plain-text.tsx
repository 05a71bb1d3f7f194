import { readBlocks, type Block } from './read-blocks.ts'
import styles from './chat.module.css'

/** What the assistant says: text, never markup. Links and pictures in it are letters like all others. */
export function PlainText({ text }: { readonly text: string }) {
  return (
    <div className={styles['text']}>
      {readBlocks(text).map((block, index) => (
        <TextBlock key={index} block={block} />
      ))}
    </div>
  )
}

function TextBlock({ block: { kind, lines } }: { readonly block: Block }) {
  if (kind === 'text') return <p>{lines.join('\n')}</p>
  const List = kind === 'points' ? 'ul' : 'ol'
  return (
    <List>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </List>
  )
}
