import { ActionIcon } from '@mantine/core'
import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import { type MouseEvent, useRef, useState } from 'react'
import { IconMenu2, IconX } from '../../ui/icons.ts'
import classes from './nav-drawer.module.css'
import { Sidebar } from './sidebar.tsx'

const t = texts(shell)

/** The sidebar of a phone: a button, and a drawer that a link, the backdrop or Esc closes. */
export function NavDrawer() {
  const dialog = useRef<HTMLDialogElement>(null)
  // Drawn when it is first opened: until then it would be half of what a phone draws.
  const [isWanted, setWanted] = useState(false)
  const open = () => {
    setWanted(true)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
  }
  return (
    <>
      <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('navigation.open')} onClick={open}>
        <IconMenu2 size={22} stroke={1.6} />
      </ActionIcon>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Esc by itself */}
      <dialog ref={dialog} aria-label={t('navigation')} className={classes.drawer} onClick={closeOnBackdrop}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('navigation.close')}
          className={classes.close}
          onClick={close}
        >
          <IconX size={20} stroke={1.6} />
        </ActionIcon>
        {isWanted && <Sidebar onNavigate={close} withSearch={false} />}
      </dialog>
    </>
  )
}
