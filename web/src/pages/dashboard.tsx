import { Anchor, Button, Group } from '@mantine/core'
import { dashboard } from '@pravas/messages/en/dashboard'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { readFirstAnswers } from '../api/first-answers.ts'
import { useSession } from '../api/use-session.ts'
import { AnalyticsSection } from '../features/analytics/analytics-section.tsx'
import { ExpenseCard } from '../features/expenses/expense-card.tsx'
import { expensesOf } from '../features/expenses/expense-queries.ts'
import { TripCard } from '../features/trips/trip-card.tsx'
import { tripsOf } from '../features/trips/trip-queries.ts'
import { IconPlaneDeparture, IconReceiptRupee } from '../ui/icons.ts'
import { Page } from '../ui/page.tsx'
import { richText } from '../ui/rich-text.ts'
import { TwoColumns } from '../ui/two-columns.tsx'
import { useKeptHeight } from '../ui/use-kept-height.ts'
import { isRefusedPage, nameOfWanted, wantedIn } from '../ui/wanted-page.ts'
import classes from './dashboard.module.css'
import { NeedsYou, queriesOfNeeds } from './needs-you.tsx'

const t = texts(dashboard)
const c = texts(labels)

const Checklist = lazy(async () => ({ default: (await import('../features/organisation/checklist.tsx')).Checklist }))

/** Reads what the document has asked for. */
export const readFirst = () =>
  readFirstAnswers((user) => [...queriesOfNeeds, tripsOf(user.employee_id), expensesOf(user.employee_id)])

/** Where a signed-in person arrives: what needs them, the first of their trips and expenses, and below them the figures. */
export function DashboardPage() {
  const { user, administers } = useSession()
  return (
    <Page title={t('title')} tabTitle={c('page.dashboard')} aside={user.employee_id !== undefined && <NextSteps />}>
      <GoOn />
      <NotForYou />
      {user.employee_id === undefined && <NoEmployeeRecord />}
      {administers && (
        <Suspense fallback={<ChecklistPlace />}>
          <Checklist />
        </Suspense>
      )}
      {user.employee_id !== undefined && <NeedsYou />}
      <TwoColumns split="equal">
        <TripCard />
        <ExpenseCard />
      </TwoColumns>
      <AnalyticsSection />
    </Page>
  )
}

/** As high as the list was, while its code is fetched. */
function ChecklistPlace() {
  return <div {...useKeptHeight<HTMLDivElement>('checklist', { isLoading: true })} />
}

/** The way on for who asked for another page and had to sign in first. */
function GoOn() {
  const wanted = wantedIn(useLocation().state)
  if (wanted === undefined) return null
  return (
    <p className={classes.note}>
      <Anchor component={Link} to={wanted} inherit>
        {t('wanted', { page: nameOfWanted(wanted) })}
      </Anchor>
    </p>
  )
}

/** For who was sent here from a page that they may not see. */
function NotForYou() {
  if (!isRefusedPage(useLocation().state)) return null
  return <p className={classes.note}>{t('refused')}</p>
}

/** For who has an account before their organisation has entered them as an employee; who administers it can do so. */
function NoEmployeeRecord() {
  const { user, administers } = useSession()
  if (administers && user.email !== undefined) {
    const own = `/people?q=${encodeURIComponent(user.email)}`
    return (
      <p className={classes.note}>
        {richText(
          t.rich('no-employee.own', {
            own: (words) => <NoteLink to={own}>{words}</NoteLink>,
          }),
        )}
      </p>
    )
  }
  return (
    <p className={classes.note}>
      {richText(
        t.rich('no-employee', {
          contact: (words) => <NoteLink to="/support">{words}</NoteLink>,
          policy: (words) => <NoteLink to="/policy">{words}</NoteLink>,
          help: (words) => <NoteLink to="/help">{words}</NoteLink>,
        }),
      )}
    </p>
  )
}

function NoteLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} inherit underline="always">
      {children}
    </Anchor>
  )
}

function NextSteps() {
  return (
    <Group gap="xs" className={classes.next}>
      <Button
        component={Link}
        to="/fingenie-chat"
        variant="default"
        leftSection={<IconReceiptRupee size={17} stroke={1.6} aria-hidden />}
      >
        {t('claim')}
      </Button>
      <Button
        component={Link}
        to="/tripmate-chat"
        leftSection={<IconPlaneDeparture size={17} stroke={1.6} aria-hidden />}
      >
        {t('plan')}
      </Button>
    </Group>
  )
}
