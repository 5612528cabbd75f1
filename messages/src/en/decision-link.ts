/** The page that the link of a mail to an approver opens. */
export const decisionLink = {
  'link.page': 'Decision from your mail',
  'link.opening': 'Opening the request...',
  'link.failed': 'We couldn’t open the link.',
  'link.none.title': 'No link to open',
  'link.none': 'Follow the link in the mail again, or look at your approvals.',
  'link.refused.title': 'You can’t use this link',
  'link.used.title': 'You have used this link before',
  'link.used': '{number} still needs a decision. This link works once; decide on the request’s page.',
  'link.expired.title': 'This link has expired',
  'link.expired': '{number} still waits for a decision. You can decide on the request’s own page.',
  'link.decided.title': '{number} no longer waits for your decision',
  'link.decided':
    '{status, select, approved {It has been approved.} rejected {It has been rejected.} returned {It has been returned for changes. You get another mail when it is sent again.} withdrawn {It has been withdrawn.} pending {Somebody else decides next.} other {It has been settled.}} The link changed nothing.',
  'link.changed.title': '{number} has changed since that mail',
  'link.changed': 'There is a newer version. Look at it before you decide.',
  'link.open': 'Open {number}',
  'link.dashboard': 'Open the dashboard',
} as const
