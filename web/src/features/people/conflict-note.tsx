import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import classes from './conflict-note.module.css'
import { fieldName, type ManagerNames, wordsOfField } from './field-words.ts'
import type { Conflict } from './person-draft.ts'

const t = texts(catalogue)

/** Says what somebody else changed of a person while they were being edited. */
export function ConflictNote({ conflicts, managers }: { conflicts: Conflict[]; managers: ManagerNames }) {
  return (
    <div role="alert" className={classes.note}>
      <p>{t('conflict.title')}</p>
      <ul>
        {conflicts.map(({ field, before, after, yours }) => {
          const words = (value: unknown) => wordsOfField(field, value, managers)
          const change = { field: fieldName(field), before: words(before), after: words(after) }
          return (
            <li key={field}>
              {yours === undefined
                ? t('conflict.field', change)
                : t('conflict.yours', { ...change, yours: words(yours) })}
            </li>
          )
        })}
      </ul>
      <p>{t('conflict.hint')}</p>
    </div>
  )
}
