/** Other assistants that are connected to Pravas: the list in My Account, and the page that asks for consent. */
export const connections = {
  'consent.back': 'Back to {host}',
  'consent.back-unknown': 'Back to the assistant',
  'consent.who': '<app>{name}</app> wants to act for you in Pravas, as {person}.',
  'consent.who-email': '<app>{name}</app> wants to act for you in Pravas, as {person}<quiet> ({email})</quiet>.',
  'consent.yourself': 'yourself',
  'consent.unchecked':
    'This is the name it gives itself; nobody has checked it. Your answer goes to <host>{address}</host>. Continue only if you started this there.',

  // Connected assistants
  title: 'Connected Assistants',
  disconnects: 'Changing your password or ending all other sessions disconnects them too.',
  'last-used': 'last used {time}',
  'not-used': 'not used yet',
  may: 'may {scopes}',
  connected: 'connected {time}',
  'disconnect-name': 'Disconnect {name}',
  disconnect: 'Disconnect',

  // Consent
  'consent.none': 'There’s no connection request. Please start from the assistant you want to connect.',
  'consent.loading': 'Loading the connection request…',
  'consent.may': 'It may',
  'consent.limits':
    'It never sees or does more than you can, and it cannot approve or reject anything. You can disconnect it in My Account at any time.',
  'consent.connect': 'Connect',
  'consent.refuse': 'Refuse',

  // Scope words
  'scope.read': 'Read',
  'scope.read.about': 'See the trips, claims and receipts you can see, and search flights and hotels.',
  'scope.prepare': 'Prepare',
  'scope.prepare.about':
    'Prepare trip requests and expense claims for your review, and upload receipts. Nothing is sent.',
  'scope.send': 'Send',
  'scope.send.about':
    'Send what it prepared to your manager on your behalf, once you confirm it there. Pravas won’t ask again.',

  // Connect
  'consent.title': 'Connect an Assistant',
} as const
