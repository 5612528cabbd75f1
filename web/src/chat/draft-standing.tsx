import { Button } from '@mantine/core'
import { chat } from '@pravas/messages/en/chat'
import { texts } from '@pravas/messages/texts'
import type { DraftChanges } from './draft-changes.ts'
import classes from './draft-standing.module.css'

const t = texts(chat)

/** What was not done to a draft, with a way to do it again, and what has to be known of what was done. */
export function DraftStanding({
  refused,
  notice,
  again,
  drop,
}: Pick<DraftChanges<unknown>, 'notice' | 'again' | 'drop'> & { refused: { message: string } | undefined }) {
  if (refused)
    return (
      <div className={classes.refused} role="alert">
        <p>{refused.message}</p>
        <Button size="xs" variant="default" onClick={again}>
          {t('draft.again')}
        </Button>
        <Button size="xs" variant="subtle" onClick={drop}>
          {t('draft.drop')}
        </Button>
      </div>
    )
  return notice === undefined ? null : <p role="status">{notice}</p>
}
