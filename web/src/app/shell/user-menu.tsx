import { Avatar, useMantineColorScheme } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import { useId } from 'react'
import { Link } from 'react-router'
import { leave } from '../../api/leave.ts'
import { useSession } from '../../api/use-session.ts'
import { ShortcutKeys } from '../../shortcuts/shortcut-keys.tsx'
import { SHORTCUTS } from '../../shortcuts/shortcut-table.ts'
import {
  type Icon,
  IconDeviceDesktop,
  IconHelp,
  IconLifebuoy,
  IconLogout,
  IconMoon,
  IconSelector,
  IconSun,
  IconUser,
} from '../../ui/icons.ts'
import { useCommands } from '../commands/use-commands.ts'
import classes from './user-menu.module.css'

const t = texts(shell)
const c = texts(labels)

const THEMES: { scheme: 'auto' | 'light' | 'dark'; name: string; icon: Icon }[] = [
  { scheme: 'auto', name: t('theme.system'), icon: IconDeviceDesktop },
  { scheme: 'light', name: t('theme.light'), icon: IconSun },
  { scheme: 'dark', name: t('theme.dark'), icon: IconMoon },
]

/** The signed-in person's image and name; opens the choice of theme, the list of shortcuts and the sign-out. */
export function UserMenu() {
  const { user } = useSession()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { openShortcuts } = useCommands()
  const popover = useId()
  return (
    <div className={classes.frame}>
      <button type="button" popoverTarget={popover} className={classes.person} title={t('user-menu')}>
        <Avatar src={user.profileImage ?? null} alt="" size={30} radius={15} color="teal">
          <IconUser size={17} stroke={1.6} aria-hidden />
        </Avatar>
        <span className={classes.name}>{user.name}</span>
        <IconSelector size={15} stroke={1.6} aria-hidden className={classes.hint} />
      </button>
      <div id={popover} popover="auto" className={classes.menu}>
        {user.email && <p className={classes.email}>{user.email}</p>}
        <fieldset className={classes.themes}>
          <legend>{t('theme')}</legend>
          {THEMES.map(({ scheme, name, icon: ThemeIcon }) => (
            <button
              key={scheme}
              type="button"
              aria-pressed={colorScheme === scheme}
              onClick={() => setColorScheme(scheme)}
            >
              <ThemeIcon size={16} stroke={1.6} aria-hidden />
              {name}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          popoverTarget={popover}
          popoverTargetAction="hide"
          className={classes.entry}
          onClick={openShortcuts}
        >
          <IconLifebuoy size={16} stroke={1.6} aria-hidden />
          <span className={classes.entryName}>{t('shortcuts')}</span>
          <ShortcutKeys shortcut={SHORTCUTS.help} />
        </button>
        <Link
          to="/help"
          className={classes.entry ?? ''}
          onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
        >
          <IconHelp size={16} stroke={1.6} aria-hidden />
          {c('page.help')}
        </Link>
        <button type="button" className={classes.entry} onClick={leave}>
          <IconLogout size={16} stroke={1.6} aria-hidden />
          {t('sign-out')}
        </button>
      </div>
    </div>
  )
}
