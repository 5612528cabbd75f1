import { Modal, Switch } from '@mantine/core'
import { ShortcutKeys } from '../../shortcuts/shortcut-keys.tsx'
import { shortcutsFor } from '../../shortcuts/shortcut-table.ts'
import { setSingleKeys, useSingleKeysAreOn } from '../../shortcuts/single-keys.ts'
import classes from './shortcut-sheet.module.css'

interface ShortcutSheetProps {
  opened: boolean
  onClose: () => void
  person: { isAdmin: boolean; isSuperAdmin: boolean }
}

/** The list of the shortcuts that this person can use, and the choice to do without single keys. */
export function ShortcutSheet({ opened, onClose, person }: ShortcutSheetProps) {
  const on = useSingleKeysAreOn()
  const groups = Map.groupBy(shortcutsFor(person), ([, { group }]) => group)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Keyboard shortcuts"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
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
        label="Single-key shortcuts"
        description="Turn them off if keys are pressed by mistake or by speech input. Those with Ctrl or ⌘ and Esc stay."
      />
    </Modal>
  )
}
