import { publicConfig } from '@pravas/contract/people'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import classes from './demo-accounts.module.css'

interface DemoAccount {
  email: string
  password: string
}

/** The demo organisation's accounts to choose from; nothing where there is no demo. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const { data } = useQuery({
    queryKey: ['config'],
    queryFn: ({ signal }) => call(publicConfig, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const password = data?.demo?.password
  const accounts = data?.demo?.accounts
  if (!password || !accounts?.length) return null
  return (
    <details className={classes.demo}>
      <summary>Demo accounts</summary>
      <ul>
        {accounts.map(({ email, role }) =>
          email ? (
            <li key={email}>
              <button type="button" onClick={() => onChoose({ email, password })}>
                <span>{email}</span>
                <span className={classes.role}>{role}</span>
              </button>
            </li>
          ) : null,
        )}
      </ul>
    </details>
  )
}
