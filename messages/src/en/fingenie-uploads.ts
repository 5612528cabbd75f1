/** What FinGenie says when receipts are uploaded, and while it works. `name` is a file in bold. */
export const fingenieUploads = {
  'upload.message': 'Uploaded {count, plural, one {a receipt} other {# receipts}}: {files}',
  'upload.read': 'I have read {count, plural, one {# receipt} other {# receipts}}, **{sum}** in total.',
  'upload.read-documents':
    'I have read {documents, plural, one {# document that isn’t an expense on its own} other {# documents that aren’t expenses on their own}}{count, plural, =0 {.} one { and # receipt, **{sum}** in total.} other { and # receipts, **{sum}** in total.}}',
  'upload.read-before':
    'You have uploaded {count, plural, one {# receipt} other {# receipts}} that I had already read, **{sum}** in total.',
  'upload.repeated':
    '{name} is already in this {place, select, claim {claim} other {conversation}}, so I didn’t add it again.',
  'upload.claimed-by-other': '{name} is already part of somebody else’s claim. Your approver will see that.',
  'upload.claimed-before': '{name} is already part of your claim {number}. Did you mean to upload it again?',
  'upload.alike': '{receipt} may be a duplicate. {reason}',
  'upload.wrong-gstin': 'The GSTIN on the bill {name} isn’t valid (checksum), so I left it out.',
  'upload.wrong-gstin-of': 'The GSTIN on the bill {name}, {gstin}, isn’t valid (checksum), so I left it out.',
  'upload.several':
    '{name} contains {count, plural, one {# receipt} other {# receipts}}, so I added each one separately.',
  'upload.no-expense':
    '{name} looks like {kind, select, credit_note {a credit note, so nothing is claimed for it. It lowers what was claimed for the bill it belongs to} proforma {a proforma invoice, which isn’t a bill yet. Please claim the final invoice} quotation {a quotation, which isn’t a bill yet. Please claim the final invoice} boarding_pass {a boarding pass, which shows no price. Please upload the ticket or the invoice} other {a statement. Please upload the bills of the lines that you want to claim}}.',
  'upload.payment':
    '{name} shows a payment, not what was bought, so it isn’t counted. If you have the bill, please upload that; if not, say “receipt {number} is an expense”.',
  'upload.unsure':
    'I’m not sure of the {count, plural, one {total} other {totals}} of {receipts}: please compare {count, plural, one {it} other {them}} with the {count, plural, one {receipt} other {receipts}}.',
  'upload.handwriting': '{receipt}: I found handwriting, which I don’t read. If it matters, please type it in.',
  'upload.unread.nothing_readable': 'I couldn’t read anything in {name}. Please upload a clear image.',
  'upload.unread.too_slow': 'Reading {name} took too long. Please upload a clear image.',
  'upload.unread.crashed': 'Reading {name} failed. Please upload a clear image.',
  'upload.twice': '{name} was uploaded {count, plural, one {# time} other {# times}}, so I added it only once.',
  'upload.same': '{names} {count, plural, one {is} other {are}} the same file as {name}, so I added it only once.',
  'upload.gaps': '{receipt}: the {fields} could not be read. You can tell me: “the {field} of receipt {number} is …”.',
  'upload.currency':
    '{receipt} is in {currency}, and claims are paid in rupees. Tell me the amount: “the total of receipt {number} is ₹…”.',
  'upload.here':
    'You now have {count, plural, one {# unclaimed receipt} other {# unclaimed receipts}} here (**{sum}**).',

  'stage.show_claim': 'Checking the claim',
  'stage.list_my_expenses': 'Looking at your claims',
  'stage.spending_figures': 'Adding up your expenses',
  'stage.spending_list': 'Looking through your expenses',
  'stage.submit_claim': 'Sending the claim',
  'stage.list_my_trips': 'Looking at your trips',
  unavailable: "Sorry, I'm currently unavailable. Please try again later.",
} as const
