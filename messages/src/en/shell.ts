/** The frame of all pages: navigation, theme, the strip about the connection and what is unsent, signing in again. */
export const shell = {
  // Connection strip
  'connection.back': 'Back online.',
  'connection.offline':
    'You’re offline. You can still read pages you’ve opened. Decisions and FinGenie messages send when you’re back.',
  'connection.unreachable': 'Can’t reach Pravas. Retrying… You can still read pages you’ve opened.',
  'version.ready': 'A new version is ready',
  'version.reload': 'Reload',

  // Offline queue list
  'queue.title': 'Waiting to be sent',
  'queue.sending': 'Sending…',
  'queue.automatic': 'These send automatically when you’re back online.',
  'queue.rejected-wait': 'Rejected items send only when you retry them.',
  'queue.since': 'Since {time}',
  'queue.rejected': 'Rejected: {problem}',
  'queue.retry': 'Retry',
  'queue.new-chat': 'Send in a new chat',
  'queue.discard-label': 'Discard {label}',
  'queue.discard': 'Discard',
  'queue.waiting-count': 'Waiting to be sent ({count})',
  'queue.rejected-count': 'Rejected ({count})',

  // Sign out question
  'sign-out.question': 'Sign out?',
  'sign-out.unsent': '{count, plural, one {# unsent item} other {# unsent items}} will be lost.',
  'sign-out.stay': 'Stay signed in',
  'sign-out.discard': 'Sign out and discard',

  // Router
  'crash.title': 'This page could not be shown',
  'crash.reload': 'Load the page again',
  'crash.hint': 'Nothing you saved is lost. If it happens again, please tell us through Contact Us.',

  // Nav drawer
  'navigation.open': 'Open navigation',
  navigation: 'Navigation',
  'navigation.close': 'Close navigation',

  // Shell
  skip: 'Skip to content',
  sidebar: 'Sidebar',

  // Bottom bar of a phone
  bottom: 'Main places',
  'bottom.home': 'Home',
  'bottom.trips': 'Trips',
  'bottom.expenses': 'Expenses',

  // Sidebar
  'navigation.main': 'Main',
  'navigation.administration': 'Administration',

  // User menu
  'theme.system': 'System',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'user-menu': 'Theme and sign out',
  theme: 'Theme',
  shortcuts: 'Shortcuts',
  'sign-out': 'Sign out',

  // Sign in again
  'sign-in-again.asked': 'Please sign in again to continue.',
  'sign-in-again.closed': 'The sign-in window was closed. Please try again.',
  'sign-in-again.working': 'Signing in…',
  'sign-in-again': 'Sign in again',
} as const
