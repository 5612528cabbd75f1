import { Button, Group } from '@mantine/core'
import { IconPlaneDeparture, IconReceiptRupee } from '@tabler/icons-react'
import { Link } from 'react-router'
import { AnalyticsSection } from '../features/analytics/analytics-section.tsx'
import { ExpenseCard } from '../features/expenses/expense-card.tsx'
import { TripCard } from '../features/trips/trip-card.tsx'
import { Page } from '../ui/page.tsx'
import { TwoColumns } from '../ui/two-columns.tsx'

/** Where a signed-in person arrives: the first of their trips and expenses, and below them the figures. */
export function DashboardPage() {
  return (
    <Page title="Analytics Dashboard" tabTitle="Dashboard" aside={<NextSteps />}>
      <TwoColumns split="equal">
        <TripCard />
        <ExpenseCard />
      </TwoColumns>
      <AnalyticsSection />
    </Page>
  )
}

function NextSteps() {
  return (
    <Group gap="xs">
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
