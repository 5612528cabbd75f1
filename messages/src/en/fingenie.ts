/**
 * What FinGenie says of receipts at hand: small talk, questions and comparisons. `scope` follows a count of receipts and
 * begins with a space or is empty: ' in Food', ' from City Cabs', ' of 9 Jun 2026'. Receipts are named by `receipt.named`.
 */
export const fingenie = {
  'count.receipts': '{count, plural, one {# receipt} other {# receipts}}',
  'receipt.number': 'receipt {number}',
  'receipt.named': '{receipt} ({name})',
  'receipt.priced': '{receipt}, {amount}',
  'not-read': 'not read',
  // Of a document that is no expense by itself
  'not-counted':
    '{kind, select, credit_note {credit note} proforma {proforma invoice} quotation {quotation} statement {statement} boarding_pass {boarding pass} card_slip {card slip} payment {payment} other {document}}, not counted',
  'not-counted-amount':
    '{amount} ({kind, select, credit_note {credit note} proforma {proforma invoice} quotation {quotation} statement {statement} boarding_pass {boarding pass} card_slip {card slip} payment {payment} other {document}}, not counted)',
  'head.number': 'No.',
  'head.file': 'File',
  'head.merchant': 'Merchant',
  'head.date': 'Date',
  'head.category': 'Category',
  'head.total': 'Total',
  'head.numbers': 'Receipt numbers',
  'head.missing': 'Missing',
  'head.receipts': 'Receipts',
  'head.category-and-merchant': 'Category and merchant',
  'head.amount': 'Amount',

  'talk.hello': 'Hello! I look after your receipts and expense claims.',
  'talk.welcome': 'You’re welcome.',
  'talk.bye': 'Goodbye. Your receipts stay in this conversation until you claim or delete them.',
  'talk.noted': 'All right. Tell me when you want to change or send something.',
  'talk.duration': 'See how long decisions take on [the dashboard](/dashboard).',
  'next.upload': 'Upload photos or PDFs of your receipts with **Upload Receipts**, and I’ll read them for you.',
  'next.claim':
    'You have {count, plural, one {# unclaimed receipt} other {# unclaimed receipts}} here (**{sum}**). Ask me about {count, plural, one {it} other {them}}, or write **send reimbursement** to claim {count, plural, one {it} other {them}}.',
  'next.totals':
    'You have {count, plural, one {# unclaimed receipt} other {# unclaimed receipts}} here (**{sum}**). Before you can claim, tell me the {needed, plural, one {total} other {totals}} of {receipts} in rupees.',
  'next.send': 'Write **send reimbursement** to claim {count, plural, one {it} other {them}}.',
  'reason.noted': 'Noted: your approver will see this reason.',
  'next.documents':
    '{count, plural, one {It isn’t an expense on its} other {They aren’t expenses on their}} own, so there’s nothing to claim yet. If I’m wrong, say “receipt {number} is an expense”.',
  'next.needed':
    'Before you can claim, tell me the {needed, plural, one {total} other {totals}} of {receipts} in rupees.',

  help: 'Here’s what I can do:',
  'help.read': '- read your receipts: **Upload Receipts** takes JPEG, PNG and PDF files',
  'help.receipts':
    '- answer questions about these receipts: “compare receipts 1 and 2”, “which receipts have no GSTIN?”, “split by city”',
  'help.claims':
    '- answer questions about everything you’ve claimed: “how much on food last month against my team?”, “compare this month with last”, “what is left to claim?”',
  'help.edit':
    '- correct what I misread: “the total of {count, plural, =0 {receipt 1} one {receipt 1} other {the second one}} is 1,240”, “category of receipt 1 is Transport”',
  'help.send': '- claim them: **send reimbursement** sends them to your manager as one expense',
  'help.status': '- tell you where a claim stands: “status of my claims”',

  'unknown.printed':
    'I don’t read {printed}. I can tell you each receipt’s merchant, date, total, taxes, invoice number, category, GSTINs and place; its file shows the rest.',
  'unknown.subject': 'I can’t help with {subject}: I only know the receipts in this conversation and your own claims.',
  'unknown.here': 'Your {count, plural, one {receipt here comes} other {# receipts here come}} to **{sum}**.',
  'unknown.travel': 'For flights and hotels, ask [TripMate](/tripmate-chat).',
  'unknown.wish':
    'I’m not sure what to do with {receipts}. To change it, say “the total of receipt {number} is 1,240”; to remove it, say “remove receipt {number}”.',
  'unknown.wish-again':
    'I still can’t tell what you want for {receipts}. Say it as one thing, such as “the date of receipt {number} is 5 June” or “remove receipt {number}”.',
  'unknown.message':
    'Sorry, I didn’t get that. You can correct {count, plural, one {the receipt} other {a receipt}} (“the total of receipt {number} is 1,240”), remove {count, plural, one {it} other {one}}, or ask about {count, plural, one {it} other {them}} and your claims.',
  'unknown.empty': 'Sorry, I didn’t get that.',
  'unknown.again': 'I still didn’t get that. Try it in other words, or write **help** to see what I can do.',

  'elsewhere.copy':
    'I can’t mail copies. Each receipt’s name here opens its file, and a claim that was sent is in [the expenses report](/fingenie-report).',
  'elsewhere.reminder': 'I can’t remind you on a day. Your receipts stay here until you claim or remove them.',
  'elsewhere.no-bill':
    'Here every expense needs a file, but no bill: a photo of a slip, of your note or of the payment will do, and you can type what I can’t read on it. Your approver decides on it.',
  'elsewhere.weather': 'I only look after receipts and expense claims.',
  'elsewhere.withdraw':
    'I can’t withdraw a claim. You can, as long as it’s pending: open it in [the expenses report](/fingenie-report) and choose **Withdraw**. Its receipts are free again then.',
  'elsewhere.unsent': 'Nothing has been sent from this conversation, so there’s nothing to cancel.',
  'elsewhere.resend':
    'Yes. The receipts of a claim that was rejected or withdrawn, and single receipts that were refused, are free again in the conversation that they came from. Correct them there and send them in a new claim.',
  'elsewhere.paid':
    'The page of a claim says when it was verified and paid, and you get an email then: open it in [the expenses report](/fingenie-report). If it’s approved and not paid yet, your accounts team knows when it will be.',
  'elsewhere.mileage':
    'A journey by your own vehicle needs no receipt: choose **Add mileage** above the chat and type the distance there. You can change or remove it there, too.',
  'elsewhere.shared':
    'Tell me which part of which receipt isn’t the company’s, such as “500 of receipt 1 was personal” or “half of receipt 1 is Vikram’s”, or claim a part: “claim only 800 of receipt 1”. Your approver sees what was printed.',
  'elsewhere.one-bill':
    'I can’t put two receipts into one. If they’re of one purchase, set the whole total on one of them (“the total of receipt 1 is 2,400”) and remove the other; a removed file isn’t sent, so photos of one bill are best uploaded as one PDF.',
  'elsewhere.split-bill':
    'A receipt stays one line with one category. To claim a part of it, say “claim only 800 of receipt 1”; to have the parts in two categories, upload the bill twice and give each its own total and category. When I say that they look alike, answer “keep both”.',
  'elsewhere.foreign':
    'Upload a photo of the bill or of the card payment: I keep the foreign amount that’s printed, and ask you for the rupees that you paid. Without any file I can’t add it.',
  'elsewhere.per-diem':
    'A per diem isn’t paid as a sum of its own here: it’s the most that the policy allows for meals on each day of a trip. Upload the bills of your meals and link them to the trip, and I compare each day with it.',
  'elsewhere.some':
    'All receipts here are claimed together, or each as a claim of its own: say “one claim for all” or “claim them separately”. To claim some of them apart, remove the others and upload them in a new chat.',
  'elsewhere.people':
    'I don’t keep who was there. To tell your approver, write for example “reason: lunch with 4 clients”.',
  'elsewhere.categories': 'There are four: **Food**, **Transport**, **Accommodation** and **Miscellaneous**.',

  'no-receipts':
    'There are no receipts in this conversation yet. Upload photos or PDFs with **Upload Receipts**, and I can list, add up, compare and claim them.',
  'none.number':
    '{count, plural, one {The receipt here doesn’t have that number:} other {None of the # receipts here has that number:}}',
  'none.category':
    '{count, plural, one {The receipt here isn’t in that category:} other {None of the # receipts here is in that category:}}',
  'none.date':
    '{count, plural, one {The receipt here isn’t from that time:} other {None of the # receipts here is from that time:}}',
  'none.file':
    '{count, plural, one {The receipt here isn’t called that:} other {None of the # receipts here is called that:}}',
  'none.merchant':
    '{count, plural, one {The receipt here isn’t from there:} other {None of the # receipts here is from there:}}',
  'none.unsure': 'I’m not sure which receipt you mean:',
  'none.bound': 'No receipt here is{bound}.',
  'scope.category': ' in {categories}',
  'scope.merchant': ' from {merchants}',
  'scope.day': ' of {day}',
  'scope.days': ' from {from} to {to}',
  'scope.bound': ' {bound} {amount}',
  'not-left-out': 'I couldn’t apply {words}, so I left nothing out.',
  'sent-in': 'These receipts were sent in {number}.',

  'answer.count': '{count, plural, one {# receipt} other {# receipts}}{scope}: **{sum}**.',
  'answer.total': 'The total of {count, plural, one {# receipt} other {# receipts}}{scope} is **{sum}**.',
  'answer.list': '{count, plural, one {# receipt} other {# receipts}}{scope}, **{sum}** in total:',
  'answer.not-counted': 'Not counted, because the total could not be read: {receipts}.',
  'answer.no-dates': 'I couldn’t read a date on any of these receipts.',
  'answer.date': 'The {which, select, earliest {earliest} other {latest}} date is **{date}**: {receipts}, {sum}.',
  'answer.undated': '{count, plural, one {# receipt has} other {# receipts have}} no date.',
  'answer.grouped':
    '{count, plural, one {# receipt} other {# receipts}} by {by, select, category {category} date {date} other {merchant}}, **{sum}** in total:',
  'answer.most': 'You spent most {by, select, merchant {at} other {on}} **{group}**: {sum}.',
  'answer.field': 'The {field} of {receipt} is **{value}**.',
  'answer.field-unread':
    'The {field} of {receipt} could not be read. You can tell me: “the {field} of receipt {number} is …”.',

  'missing.none.any':
    '{count, plural, one {The receipt has} other {All # receipts have}} a merchant, a date, a total and a GSTIN.',
  'missing.none.field':
    '{count, plural, one {This receipt isn’t} other {None of these # receipts is}} missing the {field}.',
  'missing.any':
    '{all, plural, one {This receipt has something} other {{count, plural, one {# of {all} receipts has something} other {# of {all} receipts have something}}}} missing:',
  'missing.field':
    '{all, plural, one {This receipt has} other {{count, plural, one {# of {all} receipts has} other {# of {all} receipts have}}}} no {field}:',
  'missing.example': 'To add it, say for example “the {field} of receipt {number} is …”.',

  'compare.no-totals': 'I couldn’t read a total on any of these receipts.',
  'compare.one': 'I need two receipts to compare. Upload another, or name two.',
  'compare.extreme':
    'The {which, select, largest {largest} other {smallest}} {count, plural, one {receipt{scope} is} other {receipts{scope} are}} {receipts}: **{total}**.',
  'compare.extreme-dated':
    'The {which, select, largest {largest} other {smallest}} receipt{scope} is {receipt}: **{total}**, dated {date}.',
  'compare.average':
    'The average of {count, plural, one {# receipt} other {# receipts}}{scope} is **{average}** ({sum} in total).',
  'compare.excluded':
    'Not compared, because {count, plural, one {it has} other {they have}} no total in the same currency: {receipts}.',
  'compare.together': 'Together: **{sum}**.',
  'compare.same': '{count, plural, =2 {Both} other {All}} have the same total, {total}.',
  'compare.more': '{more} is **{gap}** more than {less}.',
  'compare.more-by': '{more} is **{gap}** ({percent}%) more than {less}.',
  'compare.range': 'The largest, {largest}, is **{gap}** more than the smallest, {smallest}.',
  'copies.none': 'No two of these receipts have the same merchant, date and total.',
  'copies.some': 'These receipts have the same merchant, date and total:',
  'copies.remove': 'If one of them is a copy, say for example “remove receipt 2”.',

  'summary.title': '**Expense summary** of {count, plural, one {# receipt} other {# receipts}}',
  'summary.total': '**Total: {sum}**',

  'tax.none':
    'There are no unclaimed receipts here. Each receipt shows whether its GST can be claimed back: beside this chat before you claim it, and with the expense afterwards. I can also add up the GST: “how much GST this year by month”.',
  'tax.eligible':
    'Of the GST on {count, plural, one {# receipt} other {# receipts}} here, {amount} can come back to the company as input tax credit.',
  'tax.rest': 'The rest: {amounts}.',
  'tax.amount': '{amount} {verdict}',
  'tax.about': 'about {amount}',
  'tax.untaxed': '{count, plural, one {# receipt shows} other {# receipts show}} no GST.',
  'tax.scope': 'This covers the receipts in this conversation that you haven’t claimed yet.',
  'tax.head.credit': 'Credit',
  'tax.head.why': 'Why',
  'tax.head.tax': 'GST',
} as const
