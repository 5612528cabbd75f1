import { Anchor, Button, Group } from '@mantine/core'
import { IconPlaneDeparture, IconReceiptRupee } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../api/use-session.ts'
import { AnalyticsSection } from '../features/analytics/analytics-section.tsx'
import { ExpenseCard } from '../features/expenses/expense-card.tsx'
import { TripCard } from '../features/trips/trip-card.tsx'
import { Page } from '../ui/page.tsx'
import { TwoColumns } from '../ui/two-columns.tsx'
import { nameOfWanted, wantedIn } from '../ui/wanted-page.ts'
import classes from './dashboard.module.css'

const Unfinished = lazy(async () => ({ default: (await import('./unfinished.tsx')).Unfinished }))

/** Where a signed-in person arrives: the first of their trips and expenses, and below them the figures. */
export function DashboardPage() {
  const { user } = useSession()
  return (
    <Page title="Analytics Dashboard" tabTitle="Dashboard" aside={<NextSteps />}>
      <GoOn />
      {user.employee_id === undefined && <NoEmployeeRecord />}
      <Suspense>
        <Unfinished />
      </Suspense>
      <TwoColumns split="equal">
        <TripCard />
        <ExpenseCard />
      </TwoColumns>
      <AnalyticsSection />
    </Page>
  )
}

/** The way on for who asked for another page and had to sign in first. */
function GoOn() {
  const wanted = wantedIn(useLocation().state)
  if (wanted === undefined) return null
  return (
    <p className={classes.note}>
      <Anchor component={Link} to={wanted} inherit>
        Go on to {nameOfWanted(wanted)}
      </Anchor>
    </p>
  )
}

/** For who has an account before their organisation has entered them as an employee. */
function NoEmployeeRecord() {
  return (
    <p className={classes.note}>
      Your account has no employee record yet, so it can hold no trips and expenses. Your organisation’s administrators
      set it up: ask your manager, or{' '}
      <Anchor component={Link} to="/support" inherit>
        contact us
      </Anchor>
      .
    </p>
  )
}

function NextSteps() {
  return (
    <Group gap="xs" className={classes.next ?? ''}>
      <Button
        component={Link}
        to="/fingenie-chat"
        variant="default"
        leftSection={<IconReceiptRupee size={17} stroke={1.6} aria-hidden />}
      >
        Claim an expense
      </Button>
      <Button
        component={Link}
        to="/tripmate-chat"
        leftSection={<IconPlaneDeparture size={17} stroke={1.6} aria-hidden />}
      >
        Plan a trip
      </Button>
    </Group>
  )
}
