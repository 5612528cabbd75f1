import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { explain } from '../../api/api-error.ts'
import { StatusBadge } from '../../status/status-badge.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import classes from './request-card.module.css'
import type { RequestView } from './request-view.ts'
import { useDecide } from './use-decide.tsx'

const BACK = {
  trip: { to: '/admin-approvals', name: 'Manager Approvals' },
  expense: { to: '/admin-approvals?tab=expenses', name: 'Manager Approvals' },
}

interface RequestCardProps {
  request: RequestView
  onReject: () => void
}

/** One request with what a decision needs, and the decision while it is pending. */
export function RequestCard({ request, onReject }: RequestCardProps) {
  const decide = useDecide(request)

  return (
    <article className={classes.card} aria-label={`${request.number}, ${request.title}`} aria-busy={decide.isPending}>
      <header className={classes.header}>
        <h2>
          <RecordLink to={request.address} cameFrom={BACK[request.kind]}>
            {request.title}
          </RecordLink>
        </h2>
        <StatusBadge status={request.status} />
        <span className={classes.amount}>{request.amount}</span>
      </header>
      <div className={classes.body}>
        <dl className={classes.facts}>
          <Fact name={request.kind === 'trip' ? 'Trip Number' : 'Expense Number'} value={request.number} />
          <Fact name="Employee" value={request.employee} />
          {request.facts.map((fact) => (
            <Fact key={fact.name} {...fact} />
          ))}
        </dl>
        {request.status === 'pending' && (
          <footer className={classes.footer}>
            {decide.isError && (
              <span role="status" className={classes.failure}>
                {explain(decide.error)}
              </span>
            )}
            <Button
              variant="default"
              leftSection={<IconX size={16} aria-hidden />}
              disabled={decide.isPending}
              onClick={onReject}
            >
              Reject
            </Button>
            <Button
              leftSection={<IconCheck size={16} aria-hidden />}
              loading={decide.isPending}
              onClick={() => decide.mutate(undefined)}
            >
              Approve
            </Button>
          </footer>
        )}
      </div>
    </article>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
