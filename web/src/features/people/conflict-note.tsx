import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import classes from './conflict-note.module.css'
import { fieldName, valueWords } from './field-words.ts'
import type { Conflict } from './person-draft.ts'

const t = texts(catalogue)

/** Says what somebody else changed of a person while they were being edited. */
export function ConflictNote({ conflicts }: { conflicts: Conflict[] }) {
  return (
    <div role="alert" className={classes.note}>
      <p>{t('conflict.title')}</p>
      <ul>
        {conflicts.map(({ field, before, after, yours }) => {
          const change = { field: fieldName(field), before: valueWords(before), after: valueWords(after) }
          return (
            <li key={field}>
              {yours === undefined
                ? t('conflict.field', change)
                : t('conflict.yours', { ...change, yours: valueWords(yours) })}
            </li>
          )
        })}
      </ul>
      <p>{t('conflict.hint')}</p>
    </div>
  )
}
