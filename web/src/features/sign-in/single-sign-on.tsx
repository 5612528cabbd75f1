import { Button, Divider } from '@mantine/core'
import { IconBuilding } from '@tabler/icons-react'

const DISABLED = 'Organisational single sign-on is currently disabled.'

/** The way in through the organisation's identity provider, which for now only says that it is disabled. */
export function SingleSignOn({ onAlert }: { onAlert: (text: string) => void }) {
  return (
    <>
      <Divider label="or" />
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconBuilding size={18} stroke={1.6} aria-hidden />}
        onClick={() => onAlert(DISABLED)}
      >
        Continue with single sign-on
      </Button>
    </>
  )
}
