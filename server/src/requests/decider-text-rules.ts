import { assistants } from '@pravas/messages/en/assistants'
import { texts } from '@pravas/messages/texts'

const said = texts(assistants)

/** Who decides on somebody's requests, in words: the manager by name, or a super admin where nobody is set (null). */
export function deciderText(approver: string | null): string {
  return approver ?? said('super-admin')
}
