/**
 * What FinGenie says of one claim that was sent, of what waits for a decision, and when it gives a verdict. `holder` is a name in bold, or 'a super admin'.
 */
export const fingenieSent = {
  'sent-claim.pending':
    '{number} ({description}, **{amount}**) is with {holder}, **pending** since {date}{days, plural, =0 { (today)} one { (# day)} other { (# days)}}.',
  'sent-claim.approved': '{number} ({description}, **{amount}**) was **approved** by {by} on {on}.',
  'sent-claim.rejected': '{number} ({description}, **{amount}**) was **rejected** by {by} on {on}.',
  'sent-claim.returned': '{number} ({description}, **{amount}**) was **returned** to you by {by} on {on}.',
  'sent-claim.other': '{number} ({description}, **{amount}**) is **{status}**.',
  'sent-claim.not-rejected': '{number} wasn’t rejected.',
  'sent-claim.others': 'Other claims that fit: {numbers}.',
  'sent-claim.paid': '{number}: **{amount}** was paid on {date}.',
  'sent-claim.planned': '{number}: **{amount}** is in the next payment run of your accounts team, not paid yet.',
  'sent-claim.bounced':
    '{number}: the bank sent back **{amount}**. Your accounts team pays it again once your [bank details](/account) are right.',
  'sent-claim.unpaid':
    '{number}: **{amount}** is approved and not paid yet. It goes out with a payment run of your accounts team.',
  'sent-claim.unpaid-pending': 'Nothing is paid before it’s approved.',
  'sent-claim.no-day': 'The day of a payment run isn’t known here. You get an email when you’re paid.',
  'sent-claim.contents': '{number} has {count, plural, one {# receipt} other {# receipts}}, **{sum}**:',
  'sent-claim.none-named': 'I found no claim of yours for {words}.',
  'sent-claim.none-older':
    'None of your pending claims has waited longer than {days, plural, one {# day} other {# days}}. The oldest is {number}, sent on {date}.',
  'rate.worth': '{foreign} × {rate} = **{amount}**.',
  'rate.set': 'To claim {receipt} at it, say “the rate was …”.',
  'rate.proof': 'Your approver sees both amounts. If you have the line of your card statement, upload it as well.',
  'rate.which': 'Of which receipt is that the rate? Name it with the rate.',
  'no-bill.slip':
    '{receipt} shows the payment: say “receipt {number} is an expense”, and it is claimed by that. Your approver decides on it.',
  'printed.line': '{label}: {line}',
  'printed.tax': 'GST **{amount}** ({parts})',
  'printed.item': '{name}: **{amount}**{quantity, select, none {} other { for {quantity}}}',
  'printed.none': 'I found no {labels} in what I could read of {receipts}. Open the file to compare.',
  'printed.label': '{label, select, pnr {PNR} irn {IRN} other {{label}}}',
  'withdraw.ask':
    'Shall I withdraw {number} ({description}, **{amount}**)? Your approver no longer sees it, and you can correct its receipts and send them again. Answer **yes** or **no**.',
  'withdraw.to-correct': 'A claim that was sent is corrected by taking it back first.',
  'withdraw.kept': 'All right, {number} stays as it is ({status}).',
  'withdraw.done':
    'I’ve withdrawn {number}. {count, plural, =0 {Its receipts are free again in the conversation that they came from} one {Its receipt is here again} other {Its # receipts are here again}}: correct what is wrong, then write **send reimbursement**.',
  'withdraw.cannot': '{number} can’t be withdrawn any more.',
  'role.finance': 'the finance team',
  'role.travel_desk': 'the travel desk',
  'role.administrator': 'an administrator',
  'role.super_admin': 'a super admin',

  'documents.paid': '{receipts} {count, plural, one {is} other {are}} paid once approved: **{sum}**.',
  'documents.why':
    '{receipt} {kind, select, credit_note {is a credit note: the shop gave you {amount} back, so it lowers what you claimed for that purchase} proforma {is a proforma invoice: nothing is paid yet. Claim the final invoice} quotation {is a quotation: nothing is paid yet. Claim the final invoice} boarding_pass {is a boarding pass without a price. Upload the ticket or its invoice} payment {only shows that {amount} was paid, not for what. Upload the bill, or say “receipt {number} is an expense”} card_slip {only shows that {amount} was paid, not for what. Upload the bill, or say “receipt {number} is an expense”} statement {is a statement. Upload the bills of the lines that you want to claim} other {isn’t a bill}}.',
  'budget.left':
    '**{name}** ({code}): **{left}** of {amount} left in {year}; {used} is used ({percent}%){waits, select, no {} other {, with {pending} of requests not decided yet taken off}}.',
  'budget.over': '**{name}** ({code}): {left} over the budget of {amount} in {year}.',
  'budget.none':
    'I see no budget of yours. The owner of a cost centre or project, finance and administrators see theirs.',
  'budget.more': 'The others are under [Budgets](/budgets).',
  'purpose.none': 'No note for your approver was written.',
  'purpose.dropped': 'The note “{words}” is removed.{left, select, none {} other { Still noted: “{left}”.}}',
  'purpose.noted': 'Noted for your approver: “{words}”{count, plural, =0 {} other { ({receipts})}}.',

  'check.ready': 'It’s ready: nothing is missing.',
  'check.can-go': 'It can go, but look at this first.',
  'check.not-ready': 'Not yet.',
  'check.warnings': 'Missing, which doesn’t stop it but your approver sees:',
  'check.findings': 'Out of policy, which your approver will see:',
  'check.within':
    '{count, plural, one {The receipt is} other {All # receipts are}} within the policy, as far as it can be checked.',
  'check.no-policy': 'No policy is set up for this day, so there’s nothing to check against.',
  'check.sure':
    'I’m sure of the merchant, date and total of {count, plural, one {this receipt} other {all # receipts}}.',
  'check.unsure': 'I’m not sure of {count, plural, one {# receipt} other {# receipts}}:',
  'check.not-found': '{field} (not found)',
  'check.confirm':
    'Compare with the paper. If it’s right or wrong, say so, for example “the total of receipt {number} is …”.',
  'check.claimed': 'Yes, {count, plural, one {it looks claimed already} other {these look claimed already}}:',
  'check.not-claimed':
    'No, {count, plural, one {it isn’t} other {none of the # receipts is}} in any earlier claim of yours.',
  'deadline.late':
    'It’s late: {date} was {days, plural, one {# day} other {# days}} ago, and the policy gives {limit, plural, one {# day} other {# days}} (clause {clause}), which ended on {last}. {severity, select, block {It can’t be sent any more.} reason {You can still claim it with a reason.} other {You can still claim it; your approver is told.}}',
  'deadline.in-time':
    'You’re in time: {date} was {days, plural, =0 {today} one {yesterday} other {# days ago}}, and the policy gives {limit, plural, one {# day} other {# days}} (clause {clause}). Claim it by {last}.',
  'deadline.depends':
    'It depends on the day: what was spent since {first} is in time, what was spent before that is late. The policy gives {limit, plural, one {# day} other {# days}} (clause {clause}).',
  'deadline.ahead':
    '{date} is still ahead. The policy gives {limit, plural, one {# day} other {# days}} after it (clause {clause}).',

  'queue.stands-out':
    '{which, select, oldest {The oldest} newest {The newest} largest {The largest} smallest {The smallest} other {}}{of, select, nobody {} other { from {of}}}: {number}{of, select, nobody { of {name}} other {}}, **{amount}**, sent on {date}{days, plural, =0 { (today)} one { (# day ago)} other { (# days ago)}}.',
  'queue.urgent': 'Take it first: it has waited longest.',
  'queue.most': 'Most are from **{name}**: {count, plural, one {# request} other {# requests}}, **{sum}**.',
  'queue.each': '- {name}: {count, plural, one {# request} other {# requests}}, {sum}',
  'queue.none-from': 'Nothing from {name} waits for your decision.',
  'queue.none-bound': 'No request that waits for you is{bound}.',
  'queue.from':
    '{name}: {count, plural, one {# request waits} other {# requests wait}} for your decision, **{sum}** together.',
  'queue.sound':
    '{of, select, nobody {Nothing stands out in what waits for you} other {Nothing stands out in what waits from {of}}}: no policy findings, possible duplicates, edits or unconfirmed amounts.',
  'queue.odd': 'Worth a look before you decide:',
  'queue.no-duplicates': 'None of the receipts that wait for you is marked as a possible duplicate.',
  'queue.finding': '- {number} of {name}: {what}',
  'queue.odd.duplicate': '{receipt} may be a duplicate',
  'queue.odd.unconfirmed': '{receipt} has values that were hard to read and not confirmed',
  'queue.odd.edited': '{receipt} was edited by hand',
  'queue.odd.undated': '{receipt} has no date',
} as const
