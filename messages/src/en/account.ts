/** My Account: the profile, the password, sessions and the choice about the assistants. */
export const account = {
  // Assistant choice
  'assistants.reads':
    'A language model {place, select, inside {within} other {outside}} your organisation also reads your receipts, to compare. It is sent their pictures with everything on them.',
  'assistants.helps':
    'A language model {place, select, inside {within} other {outside}} your organisation helps TripMate and FinGenie. It is sent what you write and what your trips and receipts say.',
  'assistants.names': 'A name of somebody outside your organisation may be missed.',
  'assistants.pictures': 'Pictures of receipts are sent with everything on them.',
  assistants: 'Assistants',
  'assistants.keep-local': 'Keep the assistants local',
  'assistants.local-means':
    '{words} With this on, the assistants answer by rules on this server, and nothing is sent; an answer that a model has begun is finished by rules.',

  // Own sessions
  sessions: 'Where You Are Signed In',
  'sessions.end-others': 'End All Others',
  'sessions.unknown-device': 'Unknown device',
  'sessions.started': 'Signed in {time}',
  'sessions.last-active': 'last active {time}',
  'sessions.this': 'This session',
  'sessions.end-of': 'End the session on {device}',
  'sessions.end': 'End',

  // Password change
  'password.different': 'The new passwords don’t match.',
  'password.changed': 'Your password has been changed. You have been signed out everywhere else.',
  'password.show': 'Show or hide: {label}',
  'password.change': 'Change Password',
  'password.current': 'Current Password',
  'password.confirm': 'Confirm new password',
  'password.set': 'Set new password',
  'password.signs-out': 'A new password signs you out everywhere else.',

  // Profile form
  'profile.in-browser': 'Changes are kept in this browser only.',
  'profile.by-organisation': 'Department, position and email are changed by your organisation.',
  'profile.saved': 'Your changes are saved',
  'profile.saved-in-browser': 'Your changes are saved in this browser',
  'profile.save': 'Save Changes',
  'profile.edit': 'Edit Profile',
  'profile.employee': 'Employee Information',
  'profile.department': 'Department',
  'profile.position': 'Position',
  'profile.contact': 'Contact Information',
  'profile.location': 'Location',
  'profile.office': 'Office',
  'profile.settings': 'Account Settings',
  'profile.username': 'Username',
  'profile.password-hidden': 'Password, not shown',

  // Language
  language: 'Language',
  'language.choose': 'Language of the pages',
  'language.about': 'Kept in this browser. Pages for finance and administrators are in English.',
  'language.browser': 'As set in my browser',

  // Account
  title: 'My Account',
  'sign-out': 'Sign Out',
} as const
