/** The page on which administrators try the sign-in through the identity provider. */
export const signInTrial = {
  title: 'Try sign-in',
  about: 'Sign in with any account to see what Pravas would do. Nobody is signed in and nothing changes.',
  back: 'Settings',
  loading: 'Loading identity providers…',
  failed: 'Identity providers couldn’t be loaded.',
  none: 'No identity provider is connected',
  'none.about':
    'The operator connects one with the OIDC or SSO settings. Register this address with the provider first: {address}',

  'method.server': 'Sign-in with a client secret',
  'method.browser': 'Sign-in in the browser',
  issuer: 'Issuer',
  client: 'Client ID',
  callback: 'Redirect address',
  'callback.about':
    'Register exactly this address with the provider. If it isn’t, the provider shows an error of its own and doesn’t come back.',
  copy: 'Copy redirect address',
  copied: 'Redirect address copied',
  domains: 'Mail domains',
  'domains.any': 'Any',
  entry: 'Required group',
  'entry.none': 'None: every account may sign in',
  roles: 'Roles from {claim}',
  'roles.none': 'None: roles are granted in Pravas',
  'roles.mapped': '{role}: {groups}',
  try: 'Try sign-in',
  working: 'Checking the answer…',

  result: 'Result',
  'signs-in': 'This account can sign in.',
  refused: 'This account can’t sign in.',
  'match.known': '{name} has signed in with this account before.',
  'match.linked': 'The account would be linked to {name}, whose password would stop working.',
  'match.created': '{name} would be added as a new person.',
  person: 'Person',
  email: 'Email',
  'employee-id': 'Employee ID',
  'roles.before': 'Roles now',
  'roles.after': 'Roles after sign-in',
  groups: 'Groups received',
  'groups.none': 'None',
  claims: 'What the provider sent',
  'claims.none': 'Nothing that could be read.',

  'finding.unreachable':
    'The provider can’t be reached. Check OIDC_ISSUER or SSO_AUTHORITY, and that the server may connect to it.',
  'finding.other_issuer':
    'The address belongs to another issuer: {value}. Set the issuer exactly as the provider writes it.',
  'finding.cancelled': 'The sign-in was cancelled at the provider, or the account isn’t assigned to Pravas there.',
  'finding.expired': 'The trial took too long, was used already, or began in another browser. Try again.',
  'finding.provider_error': 'The provider refused the request: {value}. Check the client’s settings there.',
  'finding.secret':
    'The provider doesn’t accept the client ID and secret ({value}). Check OIDC_CLIENT_SECRET and OIDC_CLIENT_AUTH.',
  'finding.code':
    'The provider doesn’t accept its own code. Check that the redirect address is registered exactly as shown.',
  'finding.clock': 'The token isn’t valid at this time. Check the clocks of this server and of the provider.',
  'finding.clock_differs':
    'The clocks of this server and of the provider differ by {value} seconds. Correct them before sign-ins fail.',
  'finding.issuer': 'The token names another issuer. Set the issuer exactly as the provider writes it.',
  'finding.audience': 'The token was made for another application. Check the client ID.',
  'finding.nonce': 'The token belongs to another sign-in. Try again.',
  'finding.signature': 'The token’s signature doesn’t match the provider’s published keys.',
  'finding.answer':
    'The provider’s answer couldn’t be confirmed. Try again; if it persists, check the client’s settings there.',
  'finding.userinfo':
    'The provider’s user info couldn’t be read. Put name, email and groups into the ID token, or allow the scopes.',
  'finding.tenant': 'The account belongs to another tenant: {value}.',
  'finding.tenant.missing': 'The token doesn’t name a tenant. Check OIDC_TENANT_CLAIM or SSO_TENANT_CLAIM.',
  'finding.subject': 'The token doesn’t say whose it is.',
  'finding.no_access': 'The account has none of the groups that are required to sign in: {value}.',
  'finding.domain': 'The address isn’t in an allowed mail domain: {value}.',
  'finding.address_missing': 'The provider sent no email address. Request the email scope.',
  'finding.address_unverified': 'The provider doesn’t say that {value} is verified (email_verified).',
  'finding.deactivated': 'The account belongs to a person who is deactivated in Pravas.',
  'finding.conflict':
    'The directory knows the person with this address by another ID. Resolve the sign-in conflict first.',
  'finding.address_taken': 'Another account has this address. Resolve the sign-in conflict first.',
  'finding.roles_missing':
    'The token has no claim “{value}”, so no group gives a role. Add the claim at the provider, or request its scope.',
  'finding.roles_elsewhere':
    'The account is in too many groups for Entra ID to send them in “{value}”. Roles stay as they are. Send only groups assigned to the application, or use app roles.',
  'finding.roles_unmapped': 'None of the groups gives a role in Pravas.',
  'finding.no_employee_record': 'The person has no employee ID yet, so they can’t send requests.',
} as const
