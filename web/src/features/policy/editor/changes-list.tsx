import { policyEditor } from '@pravas/messages/en/policy-editor'
import { texts } from '@pravas/messages/texts'
import { IconArrowRight, IconMinus, IconPencil, IconPlus } from '../../../ui/icons.ts'
import classes from './changes-list.module.css'
import type { PolicyChange } from './policy-changes.ts'

const t = texts(policyEditor)

const KINDS = {
  added: { icon: IconPlus, word: t('change.added') },
  removed: { icon: IconMinus, word: t('change.removed') },
  changed: { icon: IconPencil, word: t('change.changed') },
} as const

/** What differs between two policies, a line each; says so where nothing does. */
export function ChangesList({ changes, none }: { changes: readonly PolicyChange[]; none: string }) {
  if (changes.length === 0) return <p className={classes.none}>{none}</p>
  return (
    <ul className={classes.changes}>
      {changes.map(({ kind, what, lines }) => {
        const { icon: Icon, word } = KINDS[kind]
        return (
          <li key={`${kind} ${what} ${JSON.stringify(lines)}`} data-kind={kind}>
            <Icon size={15} stroke={1.8} aria-hidden />
            <div>
              <p className={classes.what}>
                <strong>{what}</strong> <span>{word}</span>
              </p>
              {lines.map(({ before, after }) => (
                <p key={`${before} ${after}`} className={classes.line}>
                  {before !== undefined && <del>{before}</del>}
                  {before !== undefined && after !== undefined && (
                    <IconArrowRight size={13} role="img" aria-label={t('change.becomes')} />
                  )}
                  {after !== undefined && <ins>{after}</ins>}
                </p>
              ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
