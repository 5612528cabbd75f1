import type { PublicConfig } from '@pravas/contract/people'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import type { Received } from '../../api/received.ts'
import classes from './demo-accounts.module.css'

const t = texts(signIn)

interface DemoAccount {
  email: string
  password: string
}

interface DemoAccountsProps {
  demo: Received<PublicConfig>['demo']
  onChoose: (account: DemoAccount) => void
}

/** The demo organisation's accounts to choose from; nothing where there is no demo. */
export function DemoAccounts({ demo, onChoose }: DemoAccountsProps) {
  const password = demo?.password
  const accounts = demo?.accounts
  if (!password || !accounts?.length) return null
  return (
    <details className={classes.demo}>
      <summary>{t('demo')}</summary>
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
