/**
 * Mail to employees, managers and the support inbox, as text and as HTML. In a text the links stand on lines of their own; in HTML
 * they are buttons, and some of what a sentence says is a table of facts.
 */
export const mail = {
  'button.record': 'Open the {kind, select, trip {trip} other {claim}}',
  'button.approve': 'Approve',
  'button.reject': 'Reject',
  'stand-in': 'You are covering for {manager}.',
  'decide-links':
    'Approve and Reject work once, for {days, plural, one {# day} other {# days}}, for you alone: you sign in and are asked again.',
  'button.approvals': 'Open your approvals',
  'button.choose-password': 'Choose a password',
  'button.finish-sign-up': 'Finish signing up',
  'button.sign-in': 'Open Pravas',
  'button.settings': 'Open the settings',
  'fact.traveller': 'Traveller',
  'fact.route': 'Route',
  'fact.dates': 'Dates',
  'fact.purpose': 'Purpose',
  'fact.total': 'Total',

  'webhook-off.subject': 'The webhook ‘{name}’ was turned off',
  'webhook-off.body':
    'Nothing could be delivered to ‘{name}’ any more, so Pravas turned it off. Once its address works again, turn it on in Settings. What it has missed in the last 30 days is delivered then.',
  'delegation.subject': 'Please decide for {giver} from {first} to {last}',
  'delegation.body':
    '{giver} is away and asks you to decide on the requests of their team meanwhile. You’ll find them on your Manager Approvals page.',
  'decision.subject':
    '{number} {verdict, select, approved {approved} returned {returned for changes} other {rejected}}',
  'decision.body':
    '{approver} {verdict, select, approved {approved} returned {returned} other {rejected}} your {kind, select, trip {trip request} other {expense claim}} {number}{verdict, select, returned { for changes} other {}}.',
  'decision.partly-subject': '{number} approved: {approved} of {claimed}',
  'decision.partly-body':
    '{approver} approved {approved} of the {claimed} on your expense claim {number}. {count, plural, one {# receipt was refused:} other {# receipts were refused:}}',
  'decision.refused': '{name}, {amount}, refused by {approver}: {reason}',
  'decision.claim-again': 'You can correct a refused receipt and claim it again with FinGenie.',
  'decision.reason': '{verdict, select, returned {What to change} other {Reason}}: {reason}',

  'cancellation.subject': '{number}: {traveller} has cancelled the trip',
  'cancellation.body': '{traveller} has cancelled the approved trip {number}.',
  'cancellation.cost': 'Cost of the cancellation: {amount}',

  'button.itinerary': 'Open your itinerary',
  'decision.book': 'Please book it yourself. This was approved:',
  'decision.book-part': '{title}, {day}, {amount}',
  'decision.book-then': 'Then add the PNR and tickets to the trip, so that they are in your itinerary and calendar.',
  'booking.subject':
    '{number}: {what, select, booked {your trip is booked} changed {the booking of {title} has changed} other {the booking of {title} is cancelled}}',
  'booking.body':
    '{what, select, booked {{actor} has booked your trip {number}.} changed {{actor} has changed the booking of {title} ({reference}) for your trip {number}.} other {{actor} has cancelled the booking of {title} ({reference}) for your trip {number}.}}',
  'booking.change': '{change}',
  'booking.list': 'Booked:',
  'booking.one': '{title}, {day}: {reference}',

  'step.subject': '{number}: {owner} asks you to approve a {kind, select, trip {trip} other {claim}} of {amount}',
  'step.body':
    '{owner}’s {kind, select, trip {trip request} other {expense claim}} {number} ({about}, {amount}) has been approved so far and now waits for your decision.',
  'step.name': 'Step: {step}',
  'step.refused': 'Receipts of {amount} have been refused so far.',
  'escalation.body':
    '{owner}’s {kind, select, trip {trip request} other {expense claim}} {number} ({about}, {amount}) has waited for more than {days, plural, one {# working day} other {# working days}}. You can decide on it too.',

  'question.subject': '{number}: {author} {kind, select, question {has a question} other {has answered your question}}',
  'question.body':
    '{author} {kind, select, question {asks about your} other {has answered about the}} {of, select, trip {trip request} other {expense claim}} {number}:',
  'question.next':
    'Please answer on the page of the {of, select, trip {trip} other {claim}}. Nothing has been decided yet.',

  'trip.subject': '{number}: {traveller} asks you to approve a trip',
  'trip.changed-subject': '{number}: {traveller} has changed the trip, now for {amount}',
  'trip.again-subject': '{number}: {traveller} has sent the trip again without changes, for {amount}',
  'trip.body': '{traveller} asks you to approve {number}: {route}, {dates}, {purpose}.',
  'trip.changed-body': '{traveller} has changed {number} and asks you to approve it: {route}, {dates}, {purpose}.',
  'trip.again-body':
    '{traveller} has sent {number} again without changes and asks you to approve it: {route}, {dates}, {purpose}.',
  'trip.dates': '{from} to {until}',

  'claim.subject': '{number}: {claimant} asks for a reimbursement of {amount}',
  'claim.changed-subject': '{number}: {claimant} has changed the claim, now for {amount}',
  'claim.again-subject': '{number}: {claimant} has sent the claim again without changes, for {amount}',
  'claims.subject': '{count, plural, other {# expense claims}}: {claimant} asks for a reimbursement of {amount}',
  'claim.body': '{claimant} asks you to approve {number}: {description}.',
  'claim.changed-body': '{claimant} has changed {number} and asks you to approve it: {description}.',
  'claim.again-body': '{claimant} has sent {number} again without changes and asks you to approve it: {description}.',
  'claim.changes': 'Changed since the last version:',
  'claim.trip': 'For the trip {trip}.',
  'claim.policy': 'Policy:',
  'claim.categories': 'By category:',
  'claim.category': '{category}: {count}, {amount}',
  'claim.total': 'Total: {amount}',
  'claim.reference': 'Reference: {numbers}',
  'claim.pdf':
    '{count, plural, one {The claim with its receipts as a PDF} other {Each claim with its receipts as a PDF}}: {links}',

  'receipt.merchant-missing': 'No merchant',
  'receipt.date-missing': 'no date',
  'receipt.edit': '{field} {edit}',
  'receipt.with-notes': '{receipt} ({notes})',
  'receipt.duplicate':
    '{reason}; the claimant says: {answer, select, different {a different purchase} other {claim it anyway}}',

  'support.subject': 'Support: {subject}',
  'support.reply-to': 'Reply to: {name} <{email}>',
  'support.signed-in': 'Signed in as: {name} <{email}>',
  'support.signed-in-employee': 'Signed in as: {name} <{email}>, {employee}',

  'invitation.subject': 'Your Pravas account',
  'invitation.body':
    '{administrator} set up a Pravas account for you. Choose a password with this link, which works once, for {days, plural, one {# day} other {# days}}:',

  'reset.subject': 'Set a new password for Pravas',
  'reset.body':
    'Someone, probably you, asked for a new password. This link works once, for {minutes, plural, one {# minute} other {# minutes}}:',
  'reset.not-you': 'If this wasn’t you, ignore this mail. Your password hasn’t changed.',

  'sign-up.subject': 'Finish signing up for Pravas',
  'sign-up.body':
    'Someone, probably you, signed up for Pravas with this address. This link finishes it and works once, for {hours, plural, one {# hour} other {# hours}}:',
  'sign-up.not-you':
    'You’ll need the password that was chosen. If this wasn’t you, ignore this mail and no account will be created.',

  'account-exists.subject': 'You already have a Pravas account',
  'account-exists.body':
    'Someone, probably you, signed up for Pravas with this address, which already has an account. Sign in here:',
  'account-exists.forgot':
    'Forgot your password? The sign-in page can send you a link. If this wasn’t you, ignore this mail.',

  'test.subject': 'A test mail from Pravas',
  'test.body': 'Mail works: Pravas can reach you at this address.',
  'test.no-server': 'No mail server is set up. The operator sets one with SMTP_URL.',
  'test.failed': 'The mail couldn’t be sent: {reason}',

  'password-changed.subject': 'Your Pravas password was changed',
  'password-changed.body': 'Your password was changed and you were signed out everywhere.',
  'bank-details.first.subject': 'Your bank details were added in Pravas',
  'bank-details.first.body': 'Your claims will be paid to account {account}.',
  'bank-details.changed.subject': 'Your bank details were changed in Pravas',
  'bank-details.changed.body':
    'Your claims will be paid to account {account} from now on. To keep your money safe, the next payment run leaves you out; the one after that pays to the new account.',
  'bank-details.not-you': 'If this wasn’t you, change your password and tell your finance team now.',
  'bank-details.button': 'Check bank details',

  'password-changed.not-you': 'If this wasn’t you, tell your administrator now.',
} as const
