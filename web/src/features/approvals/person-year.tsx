import { getPersonYear, type PersonYear as Year } from '@pravas/contract/approval-lists'
import { approvalEvidence } from '@pravas/messages/en/approval-evidence'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { Detail, Details, Section } from '../../ui/details.tsx'
import { formatDate, formatPrice } from '../../ui/formats.ts'

const t = texts(approvalEvidence)

/** What somebody has travelled for and claimed in the financial year; nothing where the server does not tell. */
export function PersonYear({ employeeId, name }: { employeeId: string; name: string }) {
  const { data: year } = useQuery({
    queryKey: ['approvals', 'person year', employeeId],
    queryFn: ({ signal }) => call(getPersonYear, { params: { employeeId } }, signal),
    staleTime: 60_000,
  })
  if (!year) return null
  return (
    <Section title={t('year', { name, day: formatDate(year.from) })}>
      <Details>
        {year.trips && <Detail name={t('year.trips')}>{wordsOf(year.trips)}</Detail>}
        {year.expenses && <Detail name={t('year.claims')}>{wordsOf(year.expenses)}</Detail>}
      </Details>
    </Section>
  )
}

function wordsOf({ approved, pending, rejected }: NonNullable<Year['trips']>): string {
  const sum = ({ count, total }: typeof approved) => ({ count, total: formatPrice(total) })
  return [
    t('year.approved', sum(approved)),
    ...(pending.count > 0 ? [t('year.pending', sum(pending))] : []),
    ...(rejected.count > 0 ? [t('year.rejected', { count: rejected.count })] : []),
  ].join(' · ')
}
