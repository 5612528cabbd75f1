import { Group, Stack } from '@mantine/core'
import { trips } from '@pravas/messages/en/trips'
import { changeText } from '@pravas/messages/request-change'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { BudgetSection } from '../allocation/budgets-of-request.tsx'
import { readFirstAnswers } from '../api/first-answers.ts'
import type { KnownOfRequest } from '../features/approvals/known-of-request.ts'
import { RequestDecision } from '../features/approvals/request-decision.tsx'
import { viewOfTrip } from '../features/approvals/request-view.ts'
import { ReviseRequest } from '../features/approvals/revise-request.tsx'
import { WithdrawRequest } from '../features/approvals/withdraw-request.tsx'
import { FinancialSummary } from '../features/trips/financial-summary.tsx'
import { Itinerary } from '../features/trips/itinerary.tsx'
import { PlanAgain } from '../features/trips/plan-again.tsx'
import { TripInformation } from '../features/trips/trip-information.tsx'
import { type ShownTrip, tripById } from '../features/trips/trip-queries.ts'
import { RequestThread } from '../questions/questions.tsx'
import { Changes } from '../status/changes.tsx'
import { PolicyFindings } from '../status/policy-findings.tsx'
import { RequestHistory } from '../status/request-history.tsx'
import { DetailsSkeleton } from '../ui/details.tsx'
import { later } from '../ui/later.tsx'
import { TwoColumns } from '../ui/two-columns.tsx'
import { RecordFrame, recordInAddress } from './record-frame.tsx'

const t = texts(trips)

const CancelTrip = later(async () => (await import('../features/approvals/cancel-trip.tsx')).CancelTrip)
const MissingReceipts = later(async () => (await import('../features/trips/missing-receipts.tsx')).MissingReceipts)
const TripBookingsSection = later(
  async () => (await import('../features/bookings/trip-bookings-section.tsx')).TripBookingsSection,
)
const RequestSteps = later(async () => (await import('../status/request-steps.tsx')).RequestSteps)

/** Reads what the document has asked for. */
export const readFirst = () => readFirstAnswers(() => [tripById(recordInAddress())])

/** One trip in full, and the decision on it for those who may decide. */
export function TripPage() {
  const { tripId = '' } = useParams()
  return (
    <RecordFrame
      noun="trip"
      reference={tripId}
      query={useQuery(tripById(tripId))}
      title={titleOf}
      tabTitle={(trip) => trip.trip_number ?? t('details')}
      list={{ to: '/tripmate-report', name: t('all') }}
      approvals="/admin-approvals"
      outline={
        <Stack>
          <TwoColumns split="main">
            <DetailsSkeleton rows={12} isStrip text={t('loading')} />
            <DetailsSkeleton rows={4} />
          </TwoColumns>
        </Stack>
      }
      actions={(trip) => (
        <Group gap="xs" align="flex-start">
          <RequestDecision request={viewOfTrip(trip)} employeeId={trip.employee_id} />
          <ReviseRequest request={viewOfTrip(trip)} employeeId={trip.employee_id} />
          <WithdrawRequest request={viewOfTrip(trip)} employeeId={trip.employee_id} />
          <PlanAgain trip={trip} />
          <CancelTrip trip={viewOfTrip(trip)} employeeId={trip.employee_id} />
        </Group>
      )}
    >
      {(trip) => (
        <Stack>
          {trip.changes && <Changes lines={trip.changes.map((change) => changeText(change, {}))} />}
          <TwoColumns split="main">
            {/* The journey first, unless there is a reason to read before it. */}
            <Stack>
              {!isSentBack(trip) && <Itinerary trip={trip} />}
              <TripInformation trip={trip} />
              {isSentBack(trip) && <Itinerary trip={trip} />}
            </Stack>
            <Stack>
              <TripBookingsSection trip={trip} />
              <RequestThread kind="trip" reference={tripId} version={trip.version} owner={trip.employee_name} />
              <PolicyFindings findings={trip.findings} reason={trip.policy_reason} sentAt={trip.submitted_at} />
              <FinancialSummary trip={trip} />
              <BudgetSection kind="trip" request={trip} reference={trip.trip_number} />
              <MissingReceipts trip={trip} />
              <RequestSteps steps={trip.steps} />
              <RequestHistory request={trip} />
            </Stack>
          </TwoColumns>
        </Stack>
      )}
    </RecordFrame>
  )
}

/** What a decision on a trip rests on, beside the approver's cards. */
export function TripEvidence({ request, decides, facts, waiting }: KnownOfRequest) {
  const { data: trip, isError } = useQuery(tripById(request.number))
  if (!trip) return waiting(isError)
  return (
    <>
      {decides && <RequestDecision request={request} employeeId={trip.employee_id} />}
      {request.changes && <Changes lines={request.changes} />}
      <PolicyFindings findings={trip.findings} reason={trip.policy_reason} sentAt={trip.submitted_at} />
      <Itinerary trip={trip} />
      <FinancialSummary trip={trip} />
      <RequestThread kind="trip" reference={request.number} version={trip.version} owner={trip.employee_name} />
      {facts}
      <BudgetSection kind="trip" request={trip} reference={trip.trip_number} />
      <RequestSteps steps={trip.steps} />
      <RequestHistory request={trip} />
    </>
  )
}

function isSentBack({ status }: ShownTrip): boolean {
  return status === 'rejected' || status === 'returned'
}

function titleOf({ departure_city, destination_city }: ShownTrip): string {
  return t('title', { route: [departure_city, destination_city].filter(Boolean).join(t('title.between')) })
}
