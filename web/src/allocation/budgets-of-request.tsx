import { useInViewport } from '@mantine/hooks'
import { budgetsPage } from '@pravas/messages/en/budgets-page'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Section } from '../ui/details.tsx'
import { later } from '../ui/later.tsx'
import { budgetsOfRequest } from './allocation-queries.ts'

const t = texts(budgetsPage)

// Its code comes beside what it shows, so that it stands there no later.
const code = import('./request-budgets.tsx')
code.catch(() => undefined)
const RequestBudgets = later(async () => (await code).RequestBudgets)

/** Pixels of one budget on a phone: room that is kept until it is known, so that nothing moves under a pointer below it. */
const ROOM = 104

interface BudgetsOfRequestProps {
  kind: 'trip' | 'expense'
  reference: string
  className?: string | undefined
}

/**
 * What a sent request leaves of its budgets, asked for when it comes into view; nothing where it has none, and where the
 * server does not tell.
 */
export function BudgetsOfRequest({ kind, reference, className }: BudgetsOfRequestProps) {
  const { ref, inViewport } = useInViewport()
  const [wasSeen, setSeen] = useState(false)
  if (inViewport && !wasSeen) setSeen(true)
  const { data, isError } = useQuery({ ...budgetsOfRequest(kind, reference), enabled: wasSeen })
  const budgets = data?.items ?? []
  const isOpen = data === undefined && !isError
  return (
    <div
      ref={ref}
      className={isOpen || budgets.length > 0 ? className : undefined}
      style={isOpen || budgets.length > 0 ? { minHeight: ROOM } : undefined}
    >
      {budgets.length > 0 && <RequestBudgets budgets={budgets} />}
    </div>
  )
}

interface Booked {
  cost_centre?: unknown
  project?: unknown
}

/** The same as a part of a page; nothing for a request that is booked on nothing or has no budget. */
export function BudgetSection({
  kind,
  request,
  reference,
}: {
  kind: 'trip' | 'expense'
  request: Booked
  reference: string | null | undefined
}) {
  const isBooked = Boolean(request.cost_centre || request.project) && Boolean(reference)
  const { data } = useQuery({ ...budgetsOfRequest(kind, reference ?? ''), enabled: isBooked })
  const budgets = data?.items ?? []
  if (budgets.length === 0) return null
  return (
    <Section title={t('request.title')}>
      <div style={{ paddingBlockEnd: 6 }}>
        <RequestBudgets budgets={budgets} />
      </div>
    </Section>
  )
}
