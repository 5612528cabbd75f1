import { announceInbox } from '@pravas/contract/inbox'
import { call } from '../../api/call.ts'
import { staysHere } from './inbox-queries.ts'

/** Shows what the server gives this browser to show now; `onFollow` is told where one of them leads when it is pressed. */
export async function showAnnounced(onFollow: (to: string) => void): Promise<void> {
  for (const { id, title, text, to } of await call(announceInbox, {})) {
    if (!staysHere(to)) continue
    const shown = new Notification(title, { body: text, tag: id })
    shown.onclick = () => {
      window.focus()
      shown.close()
      onFollow(to)
    }
  }
}
