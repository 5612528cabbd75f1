import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import classes from './changes.module.css'

const t = texts(status)

/** What the latest version of a request changed, for whoever has seen the one before. */
export function Changes({ lines }: { lines: readonly string[] }) {
  return (
    <div className={classes.changes}>
      <strong>{lines.length > 0 ? t('changes') : t('changes.none')}</strong>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
