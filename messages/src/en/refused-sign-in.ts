/** Why the server signed nobody in, by the code of the error: its own sentences, which the landing page has no room for. */
export const refusedSignIn = {
  'sso.refused': 'Your organisation’s sign-in could not be confirmed. Please sign in again.',
  'sso.expired': 'The sign-in took too long, or began in another browser. Please sign in again.',
  'sso.cancelled': 'Sign-in wasn’t finished. You can try again.',
  'sso.domain': 'Accounts with your email address cannot sign in here. Please ask your administrator.',
  'sso.no_access': 'Your organisation has not given your account access to Pravas.',
  'sso.no_address':
    'Your organisation has not confirmed an email address for your account. Please ask your administrator.',
  'sso.conflict': 'Your account at your organisation does not match your record here. Please ask your administrator.',
  'sso.address_taken': 'Another account has your email address. Please ask your administrator.',
  'sso.deactivated': 'Your account has been deactivated. Please ask your administrator.',
  'sso.unavailable': 'Your organisation’s sign-in cannot be reached at the moment. Please try again in a few minutes.',
} as const
