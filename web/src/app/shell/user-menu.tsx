import { Avatar, useMantineColorScheme } from '@mantine/core'
import {
  type Icon,
  IconDeviceDesktop,
  IconLogout,
  IconMoon,
  IconSelector,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import { useId } from 'react'
import { signOut } from '../../api/sign-in.ts'
import { useSession } from '../../api/use-session.ts'
import classes from './user-menu.module.css'

const THEMES: { scheme: 'auto' | 'light' | 'dark'; name: string; icon: Icon }[] = [
  { scheme: 'auto', name: 'System', icon: IconDeviceDesktop },
  { scheme: 'light', name: 'Light', icon: IconSun },
  { scheme: 'dark', name: 'Dark', icon: IconMoon },
]

/** The signed-in person's image and name; opens the choice of theme and the sign-out. */
export function UserMenu() {
  const { user } = useSession()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const popover = useId()
  return (
    <div className={classes.frame}>
      <button type="button" popoverTarget={popover} className={classes.person} title="Theme and sign out">
        <Avatar src={user.profileImage ?? null} alt="" size={30} radius={15} color="teal">
          <IconUser size={17} stroke={1.6} aria-hidden />
        </Avatar>
        <span className={classes.name}>{user.name}</span>
        <IconSelector size={15} stroke={1.6} aria-hidden className={classes.hint} />
      </button>
      <div id={popover} popover="auto" className={classes.menu}>
        {user.email && <p className={classes.email}>{user.email}</p>}
        <fieldset className={classes.themes}>
          <legend>Theme</legend>
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
        <button type="button" className={classes.signOut} onClick={signOut}>
          <IconLogout size={16} stroke={1.6} aria-hidden />
          Sign out
        </button>
      </div>
    </div>
  )
}
