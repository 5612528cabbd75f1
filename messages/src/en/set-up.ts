/** The first run of an empty installation, and the checklist that administrators see after it. */
export const setUp = {
  title: 'Set up Pravas',
  step: 'Step {step} of {steps}',
  back: 'Back',
  next: 'Continue',
  'sign-in': 'Sign in instead',
  done: 'Pravas has already been set up.',

  'code.title': 'Enter the set-up code',
  'code.hint': 'The server printed it when it started, for example 4F7K-9QXW-02MB.',
  code: 'Set-up code',

  'organisation.title': 'Your organisation',
  'mail.on': 'Mails will be sent from {from}. Send one to check.',
  'mail.off':
    'No mail server is set up. You can go on without: people are then invited by links. The operator sets one with SMTP_URL.',
  'mail.to': 'Send a test mail to',
  'mail.send': 'Send test mail',
  'mail.sent': 'The test mail is on its way to {address}.',

  'administrator.title': 'Your account',
  'administrator.hint': 'You’ll be the first administrator, with every right. You can appoint others later.',
  'administrator.name': 'Your name',
  'administrator.email': 'Your email',
  'administrator.employee-id': 'Your employee ID (optional)',
  'administrator.employee-id.hint': 'Needed for trips and claims of your own. You can add it later.',
  'administrator.password': 'Choose a password',
  'administrator.submit': 'Set up Pravas',

  'checklist.title': 'Get started',
  'checklist.progress': '{done} of {all} steps done',
  'checklist.close': 'Hide this list',
  'checklist.done': 'Done',
  'checklist.open': 'To do',
  'checklist.optional': 'Optional',
  'checklist.people': 'Add people',
  'checklist.people.about':
    '{count, plural, one {# person} other {# people}} so far. Import them from a CSV file or add them one by one.',
  'checklist.approvals': 'Set managers',
  'checklist.approvals.about':
    '{count, plural, =0 {Everyone with an employee ID has a manager who approves.} one {# employee has no active manager. Super admins approve their trips; they cannot send claims.} other {# employees have no active manager. Super admins approve their trips; they cannot send claims.}}',
  'checklist.approvals.nobody': 'Nobody has an employee ID yet. People need one, and a manager, to make requests.',
  'checklist.policy': 'Review the policy',
  'checklist.policy.about': 'Pravas starts with a policy of its own. Read it, then publish yours.',
  'checklist.mail': 'Connect a mail server',
  'checklist.mail.about': 'The operator sets one with SMTP_URL, so that invitations and decisions reach people.',
  'checklist.single_sign_on': 'Connect single sign-on',
  'checklist.single_sign_on.about':
    'The operator connects your identity provider, so that nobody needs another password.',
} as const
