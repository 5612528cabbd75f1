import { Button, Group } from '@mantine/core'
import { financePage } from '@pravas/messages/en/finance-page'
import { texts } from '@pravas/messages/texts'
import { AlertLine } from '../../ui/alert-line.tsx'
import bar from '../../ui/save-bar.module.css'
import type { VersionedEdits } from './use-versioned-edits.ts'

const t = texts(financePage)

type SaveBarProps = Pick<
  VersionedEdits<unknown>,
  'isChanged' | 'isSaving' | 'isSaved' | 'isConflict' | 'failure' | 'mistakes' | 'save' | 'replace' | 'discard'
>

/** Whether something is saved, Save and Discard, and what somebody else has saved meanwhile. */
export function SaveBar(edits: SaveBarProps) {
  const { isChanged, isSaving, isSaved, isConflict, failure, mistakes, save, replace, discard } = edits
  const [mistake] = Object.values(mistakes)
  const said = failure ?? mistake
  return (
    <div className={bar.bar}>
      <p className={bar.state} role="status">
        {isChanged ? t('edits.unsaved') : isSaved && t('edits.saved')}
      </p>
      <Group gap="xs">
        {isChanged && (
          <Button variant="default" disabled={isSaving} onClick={discard}>
            {t(isConflict ? 'edits.theirs' : 'edits.discard')}
          </Button>
        )}
        <Button loading={isSaving} disabled={!isChanged} onClick={isConflict ? replace : save}>
          {t(isConflict ? 'edits.replace' : 'edits.save')}
        </Button>
      </Group>
      {isConflict && <AlertLine kind="failure">{t('edits.conflict')}</AlertLine>}
      {said && <AlertLine kind="failure">{said}</AlertLine>}
    </div>
  )
}
