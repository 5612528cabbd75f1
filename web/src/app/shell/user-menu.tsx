import { Avatar, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import {
  IconCheck,
  IconDeviceDesktop,
  IconLogout,
  IconMoon,
  IconSelector,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import { signOut } from '../../api/sign-in.ts'
import { useSession } from '../../api/use-session.ts'
import classes from './user-menu.module.css'

const THEMES = [
  { scheme: 'auto', name: 'System theme', icon: IconDeviceDesktop },
  { scheme: 'light', name: 'Light theme', icon: IconSun },
  { scheme: 'dark', name: 'Dark theme', icon: IconMoon },
] as const

/** The signed-in person's image and name; opens the choice of theme and the sign-out. */
export function UserMenu() {
  const { user } = useSession()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Menu position="top-start" width={220} shadow="none" withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.person} aria-label={`${user.name}: theme and sign out`}>
          <Avatar src={user.profileImage ?? null} alt="" size={30} radius="xl" color="teal">
            <IconUser size={17} stroke={1.6} aria-hidden />
          </Avatar>
          <span className={classes.name}>{user.name}</span>
          <IconSelector size={15} stroke={1.6} aria-hidden className={classes.hint} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {user.email && <Menu.Label>{user.email}</Menu.Label>}
        {THEMES.map(({ scheme, name, icon: Icon }) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={colorScheme === scheme}
            leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
            rightSection={colorScheme === scheme && <IconCheck size={15} aria-hidden />}
            onClick={() => setColorScheme(scheme)}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} aria-hidden />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
