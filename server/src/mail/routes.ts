import { listOutbox, resendMail } from '@pravas/contract/approvals'
import type { Handle } from '../http/handle.ts'
import type { MailLog } from './mail-log-service.ts'

export function mailRoutes(handle: Handle, log: MailLog): void {
  handle(listOutbox, ({ actor }) => log.list(actor))
  handle(resendMail, ({ actor, params }) => log.resend(actor, params.mailId))
}
