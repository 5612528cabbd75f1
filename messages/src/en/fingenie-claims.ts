/**
 * What FinGenie says of claims: sending them, where they stand, their trips and possible duplicates. `approver` is a name
 * or 'a super admin', or 'your manager' where that is not looked up; `words` and `filters` follow 'claims' and begin with a space or a comma, or are empty.
 */
export const fingenieClaims = {
  'send.here':
    '{count, plural, one {The receipt here (**{sum}**) hasn’t been sent yet.} other {The # receipts here (**{sum}**) haven’t been sent yet.}}',
  'send.left-out': 'All right, nothing was sent. All receipts here are sent together.',
  'send.none': 'There are no unclaimed receipts in this conversation. Upload receipts first.',
  'send.documents':
    'There’s nothing to send: {receipts} {count, plural, one {isn’t an expense} other {aren’t expenses}} on {count, plural, one {its} other {their}} own. If I’m wrong, say “receipt {number} is an expense”.',
  'send.kept':
    '{receipts} {count, plural, one {stays} other {stay}} here, as {count, plural, one {it isn’t an expense} other {they aren’t expenses}} on {count, plural, one {its} other {their}} own.',
  'document.ask':
    '{receipt} looks like {kind, select, credit_note {a credit note} proforma {a proforma invoice} quotation {a quotation} statement {a statement} boarding_pass {a boarding pass} card_slip {a card slip} payment {a payment without its bill} other {no bill}}. Shall I claim its {amount} as an expense anyway? Answer **yes** or **no**.',
  'document.ask-unpriced':
    '{receipt} looks like {kind, select, credit_note {a credit note} proforma {a proforma invoice} quotation {a quotation} statement {a statement} boarding_pass {a boarding pass} card_slip {a card slip} payment {a payment without its bill} other {no bill}}. Shall I claim it as an expense anyway? Answer **yes** or **no**.',
  'document.claimed': '{receipt} is now part of the claim, which comes to **{sum}**.',
  'document.unclaimed': '{receipt} isn’t part of the claim any more, which comes to **{sum}**.',
  'send.totals':
    'Before you can claim, I need the {count, plural, one {total} other {totals}} of {receipts} in rupees.',
  'send.ask':
    'Shall I send {count, plural, one {# receipt} other {# receipts}}, **{sum}**, to {approver} for approval? Answer **yes**, or write **send reimbursement**.',
  'send.nothing': 'Nothing was sent.',
  'send.refused': 'All right, nothing was sent.',
  'send.later': 'All right, take your time. Nothing was sent.',
  'send.held':
    'All right, nothing was sent. {count, plural, one {Your receipt (**{sum}**) stays} other {Your # receipts (**{sum}**) stay}} here: say “send it” when you’re ready.',
  'send.postponed':
    'All right, nothing was sent. I can’t send it later on my own, so write **send reimbursement** when it’s time.',
  'send.timing': 'That’s up to you: nothing is sent until you say so. Time limits are on [the policy page](/policy).',
  'send.payment':
    'I can’t tell when the money comes: {approver} decides on the claim first, and your accounts team pays it after that. How long decisions take is on [the dashboard](/dashboard).',
  'send.already':
    '{number} has already been sent. As long as it’s pending you can withdraw it in [the expenses report](/fingenie-report).',
  'send.changed': 'Your claim has changed since I asked, so nothing was sent. {question}',
  'send.receiver':
    '{count, plural, =0 {Your claim} one {Your claim (# receipt, **{sum}**)} other {Your claim (# receipts, **{sum}**)}} goes to {approver}, who gets it by email and decides on it.',
  'send.process':
    'I send {count, plural, =0 {your claim} one {# receipt, **{sum}**,} other {# receipts, **{sum}**,}} to {approver} as a claim with its own number. To see where it stands, ask “status of my claims”.',
  'send.undo':
    'As long as a claim is pending, you can open it in [the expenses report](/fingenie-report) and choose Edit to change it and send it again, or Withdraw to free its receipts.',
  'send.contents':
    '{count, plural, =0 {There are no unclaimed receipts here yet.} one {# receipt, **{sum}**, goes to {approver} when you say so, with what I read on it and your edits.} other {# receipts, **{sum}**, go to {approver} when you say so, with what I read on them and your edits.}}',
  'send.contents-reason': 'Your note for the approver: “{reason}”.',
  'send.unconfirmed':
    'I’m not sure of the {count, plural, one {total} other {totals}} of {receipts}: please compare {count, plural, one {it} other {them}} with the {count, plural, one {receipt} other {receipts}}. If {count, plural, one {it’s right, say} other {they’re right, say for example}} “the total of receipt {number} is {amount}”.',
  'send.doubtful':
    '{receipts} may be {count, plural, one {a duplicate} other {duplicates}}. If not, say “receipt {number} is a different purchase”.',
  'send.state-sent': 'Yes, it was sent.',
  'send.state-unsent':
    'No, not yet.{count, plural, =0 {} one { # receipt (**{sum}**) is ready: write **send reimbursement** to claim it.} other { # receipts (**{sum}**) are ready: write **send reimbursement** to claim them.}}',
  'send.left-open': 'You wanted to {wishes}, and that’s still open.',
  'send.left-open-then': 'You wanted to {wishes}, and that was still open.',
  'left.claim-document': 'claim {receipt} as an expense',
  'left.part': '{side, select, off {leave out} other {claim only}} “{item}”',
  'left.remove-one': 'remove a receipt',
  'left.change-one': 'change the {field} of a receipt',
  'left.remove': 'remove {receipts}',
  'left.change': 'change the {field} of {receipt}',
  'left.value': 'value',
  'left.journey': 'add mileage{distance, select, none {} other { of {distance}}}',
  'send.unread': 'You also wrote {words}, which I didn’t understand, so nothing was done about it.',
  'foreign.told':
    'I can’t add {amounts} from words alone. Upload a photo of {count, plural, one {the slip, or, if there is none, of the card statement or of a note of your own} other {each slip, or, where there is none, of the card statement or of a note of your own}}. Then I ask you for the rupees: what your card statement shows, or for cash what you paid for the foreign money.',
  'foreign.rate':
    'I use no rate of my own. For a card it’s the rupees on its statement; for cash, the rate at which you changed the money: tell me, for example “the rate was 84.20”, and I work it out for {amounts}. Your approver sees it.',
  'foreign.then':
    'Nothing is added yet: upload a photo of {count, plural, one {the slip, the card statement or your own note} other {the slips, the card statement or your own notes}}, and set its total to that.',
  'foreign.open': 'You told me of {amounts}, which isn’t in the claim: it needs a file.',
  'open.which': 'Which do you mean? Say it in a few words more.',

  'blocked.one': 'Nothing was sent. {blocker}',
  'blocked.several':
    'Nothing was sent. {count, plural, one {# thing needs attention} other {# things need attention}} first:',
  'blocked.total': '{receipt}: its total could not be read.',
  'blocked.currency': '{receipt}: its total is in {currency}, and claims are paid in rupees.',
  'blocked.question':
    'What is the total of {receipt} in rupees? Answer with just the amount, or say “the total of receipt {number} is ₹1,240”.',
  'blocked.then': 'Then write **send reimbursement** again.',

  'sent.email': 'Email sent successfully to your manager for approval. Reference ID: {numbers}',
  'sent.done': '{count, plural, one {# receipt} other {# receipts}} with a total of **{sum}** went to **{approver}**.',
  'sent.unmanaged':
    '{count, plural, one {# receipt} other {# receipts}} with a total of **{sum}** {count, plural, one {was} other {were}} sent. Nobody is set as your manager, so a super admin will decide, or finance if you’re the only one.',
  'sent.repeated':
    'This claim has already been sent ({count, plural, one {# receipt} other {# receipts}} with a total of **{sum}**, {statuses}); nothing was sent again.',
  'sent.findings': 'Out of policy, which {approver} will see{more, plural, =0 {} other { (and # more)}}:',
  'sent.finding': '- {finding}',
  'sent.unconfirmed':
    'The {count, plural, one {total} other {totals}} of {receipts} {count, plural, one {was} other {were}} hard to read, and you haven’t confirmed {count, plural, one {it} other {them}}. {approver} will see that.',
  'sent.undated':
    'No date was found on {receipts}. {approver} will see that {count, plural, one {it’s} other {they’re}} missing.',
  'sent.some-of': '{some} of the {count, plural, one {# receipt} other {# receipts}}',
  'sent.duplicates-many':
    '{some} of the {count, plural, one {# receipt} other {# receipts}} may be duplicates, and you haven’t said whether they are. {approver} will see that.',
  'sent.duplicates':
    '{count, plural, one {This receipt may be a duplicate, and you haven’t said whether it is} other {These receipts may be duplicates, and you haven’t said whether they are}}. {approver} will see that:',
  'sent.duplicate': '- {receipt}: {why}',
  'sent.receipt': '{receipt} ({name})',

  'claims.unknown': 'I can’t find a claim {number} of yours.',
  'claims.none': 'You haven’t sent a claim yet. Upload receipts and write **send reimbursement**.',
  'claims.none-within': 'You have no claims{words}.',
  'claims.none-of': '{count, plural, one {Your claim isn’t} other {None of your # claims is}} {status}{words}.',
  'claims.latest-of': 'This is the latest of your {count, plural, one {# claim} other {# claims}}.',
  'claims.one': '{number} ({description}, **{amount}**, sent on {date}) is **{status}**.',
  'claims.reason': 'Reason: {reason}',
  'claims.pending': 'It’s waiting for {approver} to decide.',
  'claims.listed':
    'You have {count, plural, one {# claim} other {# claims}}{words}, **{sum}** together{shown, plural, =0 {:} other {. The newest #:}}',
  'claims.listed-of':
    'You have {count, plural, one {# {status} claim} other {# {status} claims}}{words}, **{sum}** together{shown, plural, =0 {:} other {. The newest #:}}',
  'claims.status-with-reason': '{status}: {reason}',
  'claims.rest': 'The rest are in [the expenses report](/fingenie-report).',
  'claims.head.number': 'Number',
  'claims.head.type': 'Type',
  'claims.head.status': 'Status',
  'claims.when.decided': ', decided {period}',
  'claims.when.sent': ', sent {period}',
  'claims.ignored': 'I couldn’t filter claims by {words}.',
  'claims.ignored.city': 'the city {city}',
  'claims.ignored.means': 'the payment method',
  'claims.ignored.missing': 'what’s missing',
  'claims.ignored.trip': 'the trip',
  'claims.ignored.comparison': 'the comparison',
  'claims.ignored.group': 'how to split them',

  'decide.by': 'I can’t approve, reject or pay expenses: **{approver}** decides on yours.',
  'decide.not-here': 'I can’t approve, reject or pay expenses; you decide on these yourself.',
  'decide.nobody':
    'I can’t approve, reject or pay expenses: nobody is set as your manager, so a super admin decides on yours.',
  'decide.no-claim': 'You haven’t sent that claim yet.',
  'decide.team':
    'Your team’s requests are under [Approvals](/admin-approvals), and its figures on [the dashboard](/dashboard).',
  'queue.nobody': 'Nobody’s requests come to you for a decision.',
  'queue.none':
    '{kind, select, trips {No trip waits} expenses {No claim waits} other {Nothing waits}} for your decision.',
  'queue.count':
    '{trips, plural, =0 {} one {# trip} other {# trips}}{trips, plural, =0 {} other {{claims, plural, =0 {} other { and }}}}{claims, plural, =0 {} one {# claim} other {# claims}} for your decision, **{sum}** together.',
  'queue.one': '{number} of {name}, **{amount}**, sent on {date}.',
  'queue.head.from': 'From',
  'queue.head.sent': 'Sent',
  'queue.decide': 'Decide on them under [Approvals](/admin-approvals).',
  'approver.is': '**{approver}** decides on your claims.',
  'approver.when': 'There’s no fixed day for it. See how long decisions take on [the dashboard](/dashboard).',
  'approver.away':
    'I can’t see who is on leave. If {approver} is away, they can hand their approvals over to a colleague, or an administrator can do it for them.',
  'approver.nobody': 'Nobody is set as your manager, so a super admin decides on your claims.',
  'others.claims': 'I can only talk about your own claims, not other people’s.',
  'others.claims-of': 'I can only talk about your own claims, not those of {name}.',
  'others.merchant': 'If {name} is a merchant, ask “expenses at {name}”.',
  'others.yours': 'For yours, ask “list my expenses”, or “how much did I spend in {month}?”.',

  'claim-as.each':
    'When you write **send reimbursement**, {count, plural, one {the receipt becomes} other {each of the # receipts becomes}} an expense of its own.',
  'claim-as.one':
    'When you write **send reimbursement**, {count, plural, one {the receipt becomes} other {the # receipts become}} one claim.',
  'told.updated': 'I’ve updated your claim.',
  'told.reason-removed': 'I’ve removed the reason.',
  'told.trip': 'The claim is now linked to your trip **{number}** ({title}).',
  'told.trips': 'Each receipt is now linked to the trip that matches its date and city.',
  'told.no-trip': 'No trip matches the dates and cities of these receipts.',
  'trip.none': 'The claim is no longer linked to a trip.',
  'trip.chosen': 'The claim is now linked to your trip to **{city}** ({number}, {dates}).',
  'trip.which': 'Which trip do you mean?',
  'trip.unknown': 'I can’t find a trip of yours{words} to claim for.',
  'trip.unknown.number': ' {number}',
  'trip.unknown.cities': ' to {cities}',
  'trip.unknown.days': ' on {days}',
  'trip.unknown.words': ' for “{words}”',
  'trip.choose': 'Choose one of these:',
  'trip.answer': 'Answer with its number, month or city.',
  'trip.named': 'to {city} ({number}, {dates})',

  'duplicate.none': 'No receipt here is waiting for you to decide on a possible duplicate.',
  'duplicate.which': 'Which receipt do you mean? Say for example “receipt 2 is a different purchase”.',
  'duplicate.different': 'Noted: {receipt} is a different purchase. Your approver will see that you said so.',
  'duplicate.same': 'I understand that {receipt} is a duplicate, so I haven’t kept it as a different purchase.',
  'duplicate.unclear':
    'I changed nothing, as I’m not sure whether {receipt} is a duplicate. Say “receipt {number} is a different purchase”, “keep receipt {number}” or “discard receipt {number}”.',
  'duplicate.kept': 'I’ve kept {receipt}. Your approver will see that it may be a duplicate.',
  'duplicate.not-these':
    'I changed nothing: {receipts} {count, plural, one {isn’t a possible duplicate} other {aren’t possible duplicates}} for you to decide on.',
  'duplicate.but-these': 'Still to decide: {receipts}. Say for example “receipt {number} is a different purchase”.',

  'missing-receipts.no-trip': 'I can’t find that trip among yours.',
  'missing-receipts.trips': 'Your trips:',
  'missing-receipts.latest': 'These are the latest of {count, plural, one {# trip} other {# trips}} that fit.',
  'missing-receipts.scope':
    'I compare what was booked with the receipts of claims for the trip; a receipt counts once it’s sent. I can’t check meals, cabs and the like.',
  'missing-receipts.unapproved':
    'Your trip {trip} is {status}. I can tell which receipts are missing once it’s approved.',
  'missing-receipts.none': 'Your trip {trip} has a receipt for each flight and stay.',
  'missing-receipts.some': 'Your trip {trip} still needs {count, plural, one {# receipt} other {# receipts}}:',
  'missing-receipts.line': '- {kind, select, flight {Ticket} other {Hotel bill}}: {title}',
} as const
