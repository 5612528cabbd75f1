/** The command palette and the keyboard shortcuts. Messages called words. are what people may type instead of a name. */
export const commands = {
  search: 'Search<more> and commands</more>',
  'palette.esc': '{key}<hidden> closes</hidden>',
  'words.account': 'profile',
  'keys.then': 'then',

  // Page commands
  'words.dashboard': 'home analytics',
  'words.trips': 'trips journeys travel list',
  'words.expenses': 'expenses claims list',
  'words.approvals': 'requests manager',
  'words.policy': 'rules limits caps allowance per diem travel',
  'words.structure': 'departments cost centres projects grades locations holidays lists',
  'words.finance': 'payments verify pay batch bank exports ledgers months',
  'words.budgets': 'cost centre project money spend limit financial year',
  'words.people': 'users employees staff team invite import roles',
  'words.records': 'team everybody trips claims expenses list search export csv',
  'words.approval-flow': 'approvers steps finance escalation workflow',
  'words.settings': 'organisation company gstin retention',
  'words.support': 'help faq contact',
  'theme.system': 'System theme',
  'theme.light': 'Light theme',
  'theme.dark': 'Dark theme',
  'group.go-to': 'Go to',
  'words.theme': 'colour mode',
  'new-trip': 'New trip with TripMate',
  'words.new-trip': 'book flight hotel plan',
  'upload-receipt': 'Upload a receipt',
  'words.upload-receipt': 'new expense claim reimbursement bill fingenie',
  'review-trips': 'Review trip requests',
  'words.review': 'approve reject approvals',
  'review-expenses': 'Review expense requests',
  'words.shortcuts': 'keys help',
  'sign-out': 'Sign out',
  'words.sign-out': 'log out leave',
  'group.do': 'Do',

  // Palette
  loading: 'Loading trips and expenses…',
  incomplete: 'Some trips and expenses couldn’t be loaded, so results may be incomplete.',

  // Record commands
  'group.review': 'Requests to review',
  'open-record': 'Open {number}',

  // Command palette
  'palette.field': 'Search pages, trips, expenses and actions',
  'palette.placeholder': 'Search or go to…',
  'palette.results': 'Results',
  'palette.first': '{group} · first {count} of {total}',
  'palette.nothing': 'Nothing found for “{query}”.',
  'palette.count': '{count, plural, one {# result} other {# results}}',

  // Palette search
  'group.recent': 'Recent',

  // Shortcut sheet
  'keys.single': 'Single-key shortcuts',
  'keys.single.about':
    'Turn them off if keys are pressed by mistake or by speech input. Those with Ctrl or ⌘ and Esc stay.',

  // Shortcut keys
  'keys.or': 'or',

  // Shortcut table
  'group.everywhere': 'Everywhere',
  'does.search': 'Search this page, or everything where it has no search',
  'does.close': 'Close the top layer',
  'does.help': 'This list',
  'does.next-request': 'Next request',
  'does.previous-request': 'Previous request',
  'does.approve': 'Approve; press again or Enter to confirm',
  'does.reject': 'Reject, with a reason',
  'does.undo-decision': 'Undo the last decision, within 15 seconds',
  'does.open-request': 'Open the request',
} as const
