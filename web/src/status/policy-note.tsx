import { labels } from '@pravas/messages/en/labels'
import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import { ClauseLinks } from './clause-link.tsx'
import { ruleOf } from './policy-findings.tsx'
import { PolicyIcon } from './policy-icon.tsx'
import classes from './policy-note.module.css'
import type { FindingWords } from './policy-words.ts'

const t = texts(status)
const c = texts(labels)

/** A finding with what it is of, where that is to be told, and the way there. */
export interface NotedFinding extends FindingWords {
  source?: { name: string; onShow: () => void }
}

/** What the policy says of a request that isn’t sent yet, in a few lines. */
export function PolicyNote({ findings }: { findings: readonly NotedFinding[] }) {
  return (
    <div className={classes.policy} data-beyond={findings.length > 0 || undefined}>
      <PolicyIcon findings={findings} size={16} />
      {findings.length === 0 ? (
        <span>{c('within-policy')}</span>
      ) : (
        <ul aria-label={t('beyond-policy')}>
          {findings.map(({ source, ...finding }) => {
            const { part, of, rule, short, figures, note } = finding
            return (
              <li key={`${source?.name} ${part} ${of} ${rule} ${short}`}>
                {source && (
                  <button type="button" className={classes.source} onClick={source.onShow}>
                    {source.name}
                  </button>
                )}
                <strong>{ruleOf(finding)}</strong>
                {figures && <span>{t('note', { limit: figures.limit, actual: figures.actual })}</span>}
                {note && <span>{note}</span>}
                <ClauseLinks findings={[finding]} />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
