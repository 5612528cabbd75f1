import { Button } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { trips } from '@pravas/messages/en/trips'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { readFirstAnswers } from '../api/first-answers.ts'
import { useSession } from '../api/use-session.ts'
import { tripsOf } from '../features/trips/trip-queries.ts'
import { TRIP_REPORT } from '../features/trips/trip-report.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { RecordReport } from '../ui/records/record-report.tsx'
import { Retry } from '../ui/retry.tsx'
import { todayInIndia } from '../ui/today.ts'

const t = texts(trips)
const c = texts(labels)

/** Reads what the document has asked for. */
export const readFirst = () => readFirstAnswers((user) => [tripsOf(user.employee_id)])

/** All of one's own trips. */
export function TripMateReportPage() {
  const { user } = useSession()
  const { data: trips = [], isLoading, isError, refetch } = useQuery(tripsOf(user.employee_id))
  return (
    <RecordReport
      title={c('page.trips')}
      back={<BackLink to="/dashboard">{t('back')}</BackLink>}
      kind={TRIP_REPORT}
      rows={trips}
      isLoading={isLoading}
      today={todayInIndia()}
      empty={
        <Notice
          title={t('none')}
          action={
            <Button component={Link} to="/tripmate-chat" variant="default" mt="xs">
              {t('plan')}
            </Button>
          }
        >
          {isError ? <Retry text={t('failed')} onRetry={refetch} /> : t('none.hint')}
        </Notice>
      }
    />
  )
}
