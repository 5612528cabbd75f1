import { Button, Stack } from '@mantine/core'
import { account } from '@pravas/messages/en/account'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { Link } from 'react-router'
import { leave } from '../api/leave.ts'
import { signedOnAt } from '../api/sign-on/signed-on.ts'
import { useSession } from '../api/use-session.ts'
import { AssistantChoice } from '../features/account/assistant-choice.tsx'
import { LanguageChoice } from '../features/account/language-choice.tsx'
import { OwnSessions } from '../features/account/own-sessions.tsx'
import { PasswordChange } from '../features/account/password-change.tsx'
import { ProfileForm } from '../features/account/profile-form.tsx'
import { ConnectedAssistants } from '../features/connections/connected-assistants.tsx'
import { NotificationSettings } from '../features/inbox/notification-settings.tsx'
import { IconLogout } from '../ui/icons.ts'
import { later } from '../ui/later.tsx'
import { Page } from '../ui/page.tsx'
import { TwoColumns } from '../ui/two-columns.tsx'
import classes from './account.module.css'

const t = texts(account)
const c = texts(labels)

// What the page is specified to hold stands without it.
const BankDetails = later(async () => (await import('../features/account/bank-details.tsx')).BankDetailsSection)
// Further down, and with calls of their own.
const TravelPreferences = later(
  async () => (await import('../features/account/travel-preferences.tsx')).TravelPreferences,
)
const OwnData = later(async () => (await import('../features/account/own-data.tsx')).OwnData)
const ReceiptAddress = later(
  async () => (await import('../features/account/receipt-address.tsx')).ReceiptAddressSection,
)
const CalendarFeeds = later(async () => (await import('../features/account/calendar-feeds.tsx')).CalendarFeeds)

/** The signed-in person's own data, and the way out. */
export function AccountPage() {
  const { user } = useSession()
  return (
    <Page
      title={t('title')}
      tabTitle={c('page.account')}
      aside={
        <Button
          component={Link}
          to="/"
          variant="subtle"
          color="gray"
          leftSection={<IconLogout size={16} stroke={1.6} aria-hidden />}
          onClick={leave}
        >
          {t('sign-out')}
        </Button>
      }
    >
      <TwoColumns split="equal">
        <Stack>
          <ProfileForm user={user} />
          <LanguageChoice />
          {signedOnAt() === undefined && <PasswordChange />}
          {user.employee_id && <BankDetails />}
          <OwnSessions />
        </Stack>
        <Stack className={classes.further}>
          <NotificationSettings />
          <TravelPreferences />
          <ReceiptAddress />
          <CalendarFeeds />
          <AssistantChoice />
          <ConnectedAssistants />
          <OwnData />
        </Stack>
      </TwoColumns>
    </Page>
  )
}
