/** The landing page and what belongs to signing in: sign-up, passwords, single sign-on. */
export const signIn = {
  // Confirm sign up form
  'sign-up.ready': 'Your account is ready. Your organisation adds your employee record to it.',
  'sign-up.link-used': 'This link has expired or has already been used. Please sign up again.',
  'sign-in.submit': 'Sign In',
  back: 'Back to sign-in',
  'sign-up.confirm-password': 'Enter the password you chose to confirm it’s you.',
  'sign-up.create': 'Create Account',

  // Demo accounts
  demo: 'Demo accounts',

  // New password form
  'password.different': 'The passwords don’t match.',
  'password.changed': 'Your password has been changed. You’ve been signed out everywhere.',
  'password.link-used': 'This link has expired or has already been used.',
  'password.new-link': 'Ask for a new link',
  'password.hint': 'At least 10 characters. A few words are easy to remember.',
  'password.confirm': 'Confirm Password',
  'password.new-one': 'New password',
  'password.confirm-one': 'Confirm password',
  'password.set': 'Set password',
  'password.opening': 'Opening your link…',
  'invitation.welcome': 'Welcome to {organisation}, {name}',
  'invitation.about': 'Choose a password for Pravas. You’ll sign in with {email}.',
  'invitation.password': 'Choose a password',
  'invitation.submit': 'Start using Pravas',
  'invitation.done': 'Your password is set. Sign in with it to start.',
  'invitation.expired': 'If you were invited, ask your administrator for a new invitation.',

  // Offline note
  offline: 'You’re offline. Please connect to sign in.',

  // Password field
  'password.hide': 'Hide password',
  'password.show': 'Show password',

  // Password link form
  'password.email-link': 'We’ll email you a link to set a new password. It works once, for 30 minutes.',
  'password.link-sent': 'If {email} has an account, we’ve sent a link. Please check your email.',
  'password.send-link': 'Send link',

  // Sign in form
  'sign-in.failed': 'Login failed. Please check your credentials.',
  'sign-in': 'Sign in',
  'password.forgot': 'Forgot password?',

  // Sign in panel
  'sign-up': 'Sign up',
  about: 'About Pravas',
  slogan: 'Plan trips and claim expenses in one conversation.',
  'switch.new': 'New to Pravas?',
  'sign-up.submit': 'Sign Up',
  'switch.known': 'Have an account already?',

  // Sign up form
  unreachable: 'Can’t reach Pravas. Please check your connection and try again.',
  'sign-up.title': 'Create an account',
  'sign-up.link-sent': 'We’ve sent a link to {email}. Open it within a day to create your account.',

  // Single sign on
  'sso.disabled': 'Organisational single sign-on is currently disabled.',
  'sso.not-loaded': 'Sign-in couldn’t load. Please check your connection and try again.',
  'sso.preparing': 'Getting ready…',
  'sso.leaving': "Taking you to your organisation's sign-in…",
  'sso.signing-out': 'Signing you out of your organisation…',
  or: 'or',
  'sso.continue': 'Continue with single sign-on',

  // Auth callback
  'callback.incomplete': 'Your organisation’s sign-in sent an incomplete answer. Please sign in again.',
  'callback.title': 'Signing in · Pravas',
  'callback.working': 'Logging you in...',

  // Confirm sign up
  'sign-up.finish-title': 'Finish your sign-up · Pravas',
  'sign-up.finish': 'Finish your sign-up',

  // Landing
  'signed-out.idle': 'You were signed out after 15 minutes without activity.',
  'signed-out.ended': 'Your session has ended. Please sign in again.',
  'signed-out.here-only':
    'You’re signed out here. Your organisation’s sign-in couldn’t be reached, so you may still be signed in there.',
  product: 'Pravas',
  'accounts-by-organisation': 'Accounts are set up by your organisation. Sign in with the one it gave you.',
  'sign-in-to-go-on': 'Please sign in to go on to {page}.',

  // Reset password
  'password.title': 'New password · Pravas',
  'password.new': 'Set a new password',
  'password.forgotten': 'Forgot your password?',
} as const
