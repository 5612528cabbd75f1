import { Modal, Switch } from '@mantine/core'
import { commands } from '@pravas/messages/en/commands'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { ShortcutKeys } from '../../shortcuts/shortcut-keys.tsx'
import { type ShortcutUser, shortcutsFor } from '../../shortcuts/shortcut-table.ts'
import { setSingleKeys, useSingleKeysAreOn } from '../../shortcuts/single-keys.ts'
import classes from './shortcut-sheet.module.css'

const t = texts(commands)
const c = texts(labels)

interface ShortcutSheetProps {
  opened: boolean
  onClose: () => void
  person: ShortcutUser
}

/** The list of the shortcuts that this person can use, and the choice to do without single keys. */
export function ShortcutSheet({ opened, onClose, person }: ShortcutSheetProps) {
  const on = useSingleKeysAreOn()
  const groups = Map.groupBy(shortcutsFor(person), ([, { group }]) => group)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={c('keyboard-shortcuts')}
      size="lg"
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <div className={classes.groups}>
        {[...groups].map(([name, shortcuts]) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {shortcuts.map(([id, shortcut]) => (
                <div key={id}>
                  <dt>{shortcut.does}</dt>
                  <dd>
                    <ShortcutKeys shortcut={shortcut} inWords />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        mt="lg"
        checked={on}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
        label={t('keys.single')}
        description={t('keys.single.about')}
      />
    </Modal>
  )
}
