/** Events in the inbox behind the bell, one text for each kind: `event.` and the kind's name. The page's own words are in inbox-page.ts. */
export const inbox = {
  'event.asked': 'About: {parts}',
  'event.request_sent':
    '{changed, select, yes {{actor} changed {number} and asks you to approve it} other {{actor} asks you to approve {subject, select, trip {the trip} other {the claim}} {number}}}',
  'event.decided':
    '{actor} {verdict, select, approved {approved} returned {returned} other {rejected}} your {subject, select, trip {trip} other {claim}} {number}{verdict, select, returned { for changes} other {}}',
  'event.partly_approved': '{actor} approved {approved} of the {claimed} on your claim {number}',
  'event.question_asked': '{actor} has a question about your {subject, select, trip {trip} other {claim}} {number}',
  'event.question_answered':
    '{actor} has answered your question about {subject, select, trip {the trip} other {the claim}} {number}',
  'event.trip_cancelled': '{actor} cancelled the approved trip {number}',
  'event.approved_for_you': '{actor} approved the trip {number}, which {requester} requested for you',
  'event.approved_to_book': '{actor} approved your trip {number}. Please book it yourself',
  'event.trip_to_book':
    '{traveller}’s trip {number} to {destination} is approved by {actor} and ready to book; it leaves on {departs}',
  'event.booking':
    '{what, select, booked {{actor} booked {title} for your trip {number}: {reference}} changed {{actor} changed the booking of {title} for your trip {number}} other {{actor} cancelled the booking of {title} for your trip {number}}}',
  'event.bookings_to_cancel':
    '{actor} cancelled the trip {number}: {count, plural, one {# booking} other {# bookings}} to cancel',
  'event.delegation_ended': 'You no longer decide for {actor}: the handover from {first} to {last} was ended',
  'event.delegated': '{actor} asks you to decide on their team’s requests from {first} to {last}',
  'event.advance_requested': '{actor} asks you to approve an advance of {amount}, {number}',
  'event.advance_decided':
    '{actor} {verdict, select, approved {approved} other {rejected}} your advance of {amount}, {number}',
  'event.advance_settled':
    '{actor} recorded {amount} as {how, select, recovered {recovered} other {returned}} of your advance {number}',
  'event.card_receipts_missing':
    '{actor} imported a card statement: {count, plural, one {# payment has} other {# payments have}} no receipt yet',
  'event.erasure_requested': '{actor} asks to have their personal data erased',
  'event.receipts_mailed':
    '{count, plural, =0 {No receipts were added} one {# receipt was added} other {# receipts were added}} from your email{refused, plural, =0 {} one {, # file was not} other {, # files were not}}',
  'event.claim_paid':
    '{actor} marked {amount} as paid for your {subject, select, advance {advance} other {claim}} {number}',
  'event.payment_bounced':
    '{actor} reversed the payment of {amount} for your {subject, select, advance {advance} other {claim}} {number}, which came back',

  'mail.open': 'Open in Pravas',
  'mail.switch-off': 'You can turn these mails off: {link}',
  'mail.settings': 'notification settings',
} as const
