import { z } from 'zod'

/** A kind of error. The title says what happened; where that would leave people without a next step, one of the others goes on. */
export interface ErrorKind {
  status: number
  title: string
  /** What to do, said after the title. */
  next?: string
  /** Said in place of the title, where both would not go together. */
  detail?: string
}

/** What a kind of error says at length: what happened and, where that is not plain, what to do. */
export function detailOf({ title, next, detail }: ErrorKind): string {
  return detail ?? (next === undefined ? title : `${title} ${next}`)
}

/** Every error that the API answers, with its status and the sentence that says what happened. */
export const ERRORS = {
  'request.invalid': {
    status: 400,
    title: 'The request is not valid.',
    next: 'Please check what was sent and try again.',
  },
  'request.not_json': {
    status: 400,
    title: 'The request body is not JSON.',
    next: 'Send JSON with the content type application/json.',
  },
  'request.too_large': {
    status: 413,
    title: 'The request is too large.',
    next: 'Please send less at once.',
  },
  'request.malformed': {
    status: 400,
    title: 'The request is not valid HTTP.',
    next: 'Please check the program or the proxy that sent it.',
  },
  'request.timeout': {
    status: 408,
    title: 'The request took too long to arrive.',
    next: 'Please check your connection and try again.',
  },
  'request.headers_too_large': {
    status: 431,
    title: 'The headers of the request are too large.',
    detail:
      'The headers of the request, cookies included, are larger than 16 kB. Please clear the cookies of this site and try again.',
  },
  'request.too_many': { status: 429, title: 'Too many requests. Please wait a moment and try again.' },
  'origin.refused': {
    status: 403,
    title: 'Requests from another site are refused.',
    next: 'Please open Pravas at its own address.',
  },
  'host.refused': {
    status: 421,
    title: "Pravas doesn't answer to this name. Its operator sets the name as PUBLIC_URL.",
  },
  'session.missing': { status: 401, title: 'Please sign in.' },
  'session.credentials': { status: 401, title: 'The email address or the password is wrong.' },
  'sso.refused': {
    status: 401,
    title: "Your organisation's sign-in could not be confirmed. Please sign in again.",
  },
  'sso.expired': {
    status: 401,
    title: 'The sign-in took too long, or began in another browser. Please sign in again.',
  },
  'sso.cancelled': { status: 401, title: 'Sign-in wasn’t finished. You can try again.' },
  'sso.domain': {
    status: 403,
    title: 'Accounts with your email address cannot sign in here. Please ask your administrator.',
  },
  'sso.no_access': { status: 403, title: 'Your organisation has not given your account access to Pravas.' },
  'sso.no_address': {
    status: 403,
    title: 'Your organisation has not confirmed an email address for your account. Please ask your administrator.',
  },
  'sso.conflict': {
    status: 409,
    title: 'Your account at your organisation does not match your record here. Please ask your administrator.',
  },
  'sso.address_taken': {
    status: 409,
    title: 'Another account has your email address. Please ask your administrator.',
  },
  'sso.deactivated': { status: 403, title: 'Your account has been deactivated. Please ask your administrator.' },
  'sso.unavailable': {
    status: 503,
    title: "Your organisation's sign-in cannot be reached at the moment. Please try again in a few minutes.",
  },
  'reset.not_valid': { status: 400, title: 'This link has expired or has already been used.' },
  'reset.provider': {
    status: 409,
    title: 'This person signs in with your organisation, so there is no password to set.',
  },
  'sign_up.not_valid': { status: 400, title: 'This link has expired or has already been used.' },
  'sign_up.password': { status: 400, title: "This isn't the password you signed up with." },
  'password.wrong': { status: 400, title: 'The current password is wrong.' },
  'password.none': {
    status: 409,
    title: 'You sign in with your organisation, so there is no password to change.',
  },
  'connection.unknown_client': {
    status: 404,
    title: 'This assistant is not known here. Please connect it again from the assistant itself.',
  },
  'connection.redirect': {
    status: 400,
    title: "The assistant asked to continue at an address that it hasn't registered.",
  },
  'message.too_complex': {
    status: 422,
    title: 'That message took too long to understand. Please try again in fewer words.',
  },
  'draft.incomplete': { status: 409, title: 'Something is still missing in this draft.' },
  'draft.outdated': {
    status: 409,
    title: 'The fares in this draft are from another day. Please search again and check the new ones.',
  },
  'draft.changed': { status: 409, title: 'The draft has changed meanwhile. Please check it and try again.' },
  'action.forbidden': {
    status: 403,
    title: 'You are not allowed to do this.',
    detail: "You don't have the right to do this. Please ask your administrator if you need it.",
  },
  'path.not_found': {
    status: 404,
    title: 'There is nothing at this address.',
    next: 'Please check the link.',
  },
  'record.not_found': {
    status: 404,
    title: 'There is no such record.',
    detail: "There is no such record, or you don't have access to it.",
  },
  'decision.not_pending': { status: 409, title: 'This request has already been decided.' },
  'decision.changed': {
    status: 409,
    title: 'This request has changed since you opened it.',
    next: 'Please look at the latest version and decide again.',
  },
  'decision.too_late': { status: 409, title: 'This decision can no longer be undone.' },
  'decision.exported': {
    status: 409,
    title: 'This claim was handed to the accounts, so the decision can no longer be undone.',
  },
  'ledgers.changed': {
    status: 409,
    title: 'Somebody else has changed the ledgers.',
    detail: 'Somebody else has changed the ledgers since you opened them. Load them again and make your changes there.',
  },
  'decision.not_yours': { status: 403, title: 'Only the person who decided can undo it.' },
  'request.not_withdrawable': { status: 409, title: 'This request can no longer be withdrawn.' },
  'request.not_reopened': { status: 409, title: 'This part was not returned for changes.' },
  'request.not_revisable': {
    status: 409,
    title: 'This request can no longer be changed.',
    next: 'Only pending or returned requests can be.',
  },
  'request.not_cancellable': {
    status: 409,
    title: 'This trip can’t be cancelled.',
    next: 'Only approved trips can be; a pending one can be withdrawn.',
  },
  'comment.closed': { status: 409, title: 'You can only ask about a pending request.' },
  'comment.no_question': { status: 409, title: 'Nobody has asked a question about this request.' },
  'comment.unanswered': {
    status: 409,
    title: 'You have sent 5 messages that nobody has replied to yet.',
    detail:
      'You have sent 5 messages about this request that nobody has replied to yet. You can write again after a reply.',
  },
  'comment.too_many': {
    status: 429,
    title: 'You have sent 60 questions and answers within an hour. Please try again later.',
  },
  'link.not_valid': {
    status: 404,
    title: 'This link is not valid.',
    detail:
      'This link isn’t valid or has expired. Requests that await your decision are on your Manager Approvals page.',
  },
  'link.not_yours': {
    status: 403,
    title: 'This link was sent to somebody else.',
    next: 'Requests you can decide on are on your Manager Approvals page.',
  },
  'decision.own_request': { status: 403, title: 'You cannot decide on your own request.' },
  'finance.own_claim': {
    status: 403,
    title: 'Somebody else in finance handles your own claims.',
  },
  'finance.alone': {
    status: 403,
    title: 'Somebody else has to take part in this payment.',
    detail:
      'You verified a claim in this batch and also put it in the batch. Please ask somebody else in finance to mark it as paid.',
  },
  'claim.not_payable': { status: 409, title: 'Only approved claims can be verified and paid.' },
  'claim.in_batch': {
    status: 409,
    title: 'A claim is already in a payment batch.',
    next: 'Dissolve the batch first if you want to change that.',
  },
  'claim.not_paid': { status: 409, title: 'This batch hasn’t paid that claim, or its payment bounced already.' },
  'advance.overdue': {
    status: 409,
    title: 'An earlier advance has to be settled first.',
  },
  'advance.not_open': {
    status: 409,
    title: 'This advance can no longer be withdrawn.',
    next: 'It has been rejected or paid, or it is in a payment batch.',
  },
  'advance.not_payable': {
    status: 409,
    title: 'Only approved advances for approved trips can be paid, each in one batch.',
  },
  'advance.not_paid': { status: 409, title: 'Only a paid advance can be returned.' },
  'advance.used': {
    status: 409,
    title: 'A part of this advance has been settled.',
    detail: 'A part of this advance was set off or returned, so its payment can’t have bounced.',
  },
  'card.known': { status: 409, title: 'This person already has a card with these digits.' },
  'card.taken': { status: 409, title: 'This card payment is already matched with a receipt.' },
  'card.settled': { status: 409, title: 'The claim is in a payment batch, so the payment method can’t be changed.' },
  'card.unclear': {
    status: 409,
    title: 'It is not clear whether a company card paid a receipt.',
  },
  'batch.not_open': {
    status: 409,
    title: 'This payment batch has already been paid or dissolved.',
    detail:
      'Somebody else has already marked this payment batch as paid or dissolved it. Nothing that you entered was saved.',
  },
  'month.closed': {
    status: 409,
    title: 'That month is closed.',
    next: 'Please enter a date in a month that is still open.',
  },
  'batch.nothing_to_pay': {
    status: 409,
    title: 'Nothing in this batch was paid.',
    detail: 'No claim of this batch can be marked as paid. Dissolve it and make another one later.',
  },
  'bank_file.empty': { status: 409, title: 'None of these claims can be paid through the bank file.' },
  'bank_template.changed': {
    status: 409,
    title: 'Somebody else changed the bank template.',
    detail:
      'Somebody else changed the bank template after you opened it. Please look at the latest version and try again.',
  },
  'month.not_over': { status: 409, title: 'Only a month that is over can be closed.' },
  'person.erased': {
    status: 409,
    title: 'This person has been erased.',
    next: 'Nothing of them can be changed any more.',
  },
  'erasure.blocked': { status: 409, title: 'This person can’t be erased yet.' },
  'person.taken': { status: 409, title: 'Someone else already uses this.' },
  'person.has_reports': {
    status: 409,
    title: 'People report to this person.',
    next: 'Please choose who takes over, or leave them without a manager for now.',
  },
  'person.changed': {
    status: 409,
    title: 'Somebody else changed this person.',
    detail: 'Somebody else changed this person after you opened it. Please look at the latest version and try again.',
  },
  'person.own_roles': { status: 403, title: 'You cannot change your own roles.' },
  'person.grants_role': {
    status: 403,
    title: 'Only a super admin can decide who is a super admin.',
    detail: 'This would change who is a super admin, which only a super admin may do.',
  },
  'person.last_administrator': {
    status: 409,
    title: 'The last administrator can’t be removed.',
    detail: 'Nobody else is an administrator of the organisation. Please make somebody else one first.',
  },
  'organisation.changed': {
    status: 409,
    title: 'Somebody else changed the settings.',
    detail:
      'Somebody else changed the settings after you opened them. Please look at the latest version and try again.',
  },
  'setup.code': {
    status: 403,
    title: "This isn't the set-up code.",
    detail: "This isn't the set-up code, or it has expired. The server prints a new one each time it starts.",
  },
  'setup.done': {
    status: 409,
    title: 'Pravas has already been set up.',
    next: 'Please sign in.',
  },
  'webhook.not_sent': { status: 502, title: "The message couldn't be sent." },
  'webhook.too_many': { status: 409, title: 'There are too many webhooks. Please remove one first.' },
  'webhook.off': { status: 409, title: 'This webhook is turned off. Please turn it on first.' },
  'mail.not_sent': { status: 502, title: "The mail couldn't be sent." },
  'structure.taken': { status: 409, title: 'Another entry already has this code or name.' },
  'mail.not_resent': {
    status: 409,
    title: 'This mail can’t be sent again: it is still waiting, or it held a private link that is gone.',
  },
  'mail.not_set_up': { status: 409, title: 'No mail server is set up, so nothing can be sent.' },
  'mail.off': { status: 409, title: 'Mail is not set up here. Please create a link instead.' },
  'person.no_employee_record': { status: 403, title: 'Your account has no employee record yet.' },
  'file.empty': { status: 400, title: 'The file is empty.' },
  'file.type': { status: 415, title: 'Only JPEG, PNG and PDF files are accepted.' },
  'file.damaged': { status: 400, title: 'The file is damaged and cannot be opened.' },
  'file.no_pages': { status: 400, title: 'The PDF has no pages.' },
  'file.locked': { status: 400, title: 'The PDF is protected by a password.' },
  'file.too_large': { status: 413, title: 'The file is too large.' },
  'storage.full': { status: 409, title: 'Your storage for receipts is full.' },
  'claim.no_receipts': { status: 400, title: 'There are no receipts to claim in this conversation.' },
  'claim.no_total': { status: 400, title: 'The total of a receipt could not be read.' },
  'claim.currency': { status: 400, title: 'A receipt is not in rupees.' },
  'claim.open_question': { status: 409, title: 'Please answer the question about removing a receipt first.' },
  'claim.changed': { status: 409, title: 'The receipts changed after you saw them.' },
  'claim_pdf.too_large': { status: 413, title: 'The receipts of this claim are too large for one PDF.' },
  'claim_pdf.busy': { status: 503, title: 'Too many PDFs are being created. Please try again in a minute.' },
  'claim_pdf.failed': { status: 503, title: "The PDF couldn't be created." },
  'receipt.claimed': { status: 409, title: 'This receipt is part of a claim and can no longer be changed.' },
  'receipt.unreadable': { status: 503, title: 'Receipts cannot be read at the moment.' },
  'policy.no_draft': { status: 404, title: 'There is no policy draft. Please save one first.' },
  'policy.draft_changed': {
    status: 409,
    title: 'Somebody else has changed the policy draft. Please look at the latest version and try again.',
  },
  'policy.past': {
    status: 409,
    title: 'A policy can’t take effect before today, as past requests keep the policy of their day.',
  },
  'trip.traveller_not_allowed': {
    status: 403,
    title: 'You may not arrange a trip for this person.',
    next: 'An administrator decides in Settings for whom people may arrange trips.',
  },
  'trip.travellers_sent': {
    status: 409,
    title: 'Who travels on a request that was sent can’t be changed.',
    next: 'Withdraw it and plan the trip again.',
  },
  'policy.blocked': { status: 409, title: "The policy doesn't allow this request." },
  'policy.reason_required': { status: 409, title: 'The policy requires a reason. Please add one and send it again.' },
  'allocation.required': { status: 409, title: 'Please choose a cost centre or project first.' },
  'budget.exceeded': { status: 409, title: 'This exceeds what is left of the budget.' },
  'budget.taken': { status: 409, title: 'There is already a budget for this financial year.' },
  'budget.changed': {
    status: 409,
    title: 'Somebody else changed this budget. Please look at the latest version and try again.',
  },
  'flow.changed': {
    status: 409,
    title: 'Somebody else changed the approval flow. Please look at the latest version and try again.',
  },
  'booking.not_approved': {
    status: 409,
    title: 'Only approved trips can be booked.',
    next: 'Please look at the trip again: it may have been cancelled.',
  },
  'booking.taken': {
    status: 409,
    title: 'This part of the trip is already booked.',
    next: 'Please look at the booking and change it there.',
  },
  'booking.changed': {
    status: 409,
    title: 'Somebody else changed this booking. Please look at the latest version and try again.',
  },
  'calendar.too_many': {
    status: 409,
    title: 'You have reached the maximum number of calendar feeds. Please revoke one first.',
  },
  'receipt_mail.off': {
    status: 409,
    title: 'Receipts by email are not set up here. Please ask your administrator.',
  },
  'token.unknown': {
    status: 401,
    title: 'This token is not valid.',
    next: 'It may have expired or been revoked. Please ask an administrator for another.',
  },
  'token.scope': {
    status: 403,
    title: 'This token may not do that.',
    next: 'An administrator can create one with other scopes.',
  },
  'token.too_many': {
    status: 409,
    title: 'There are too many tokens. Please revoke one first.',
  },
  'idempotency.reused': {
    status: 422,
    title: 'This idempotency key was used for another request.',
    next: 'Send each request with a key of its own.',
  },
  'idempotency.in_progress': {
    status: 409,
    title: 'The same request is still being carried out.',
    next: 'Please send it again in a few seconds for its answer.',
  },
  'idempotency.lost': {
    status: 409,
    title: 'This request was carried out, but its answer is no longer known.',
    next: 'Please look up what came of it.',
  },
  'turn.stopped': { status: 409, title: 'Stopped.' },
  'server.unavailable': {
    status: 503,
    title: 'The service is not available at the moment.',
    next: 'Please try again in a minute.',
  },
  'server.disk_full': {
    status: 503,
    title: 'The server’s disk is full, so nothing was saved.',
    next: 'Please tell your administrator, and try again once there is room.',
  },
  'server.error': {
    status: 500,
    title: 'Something went wrong on our side.',
    next: 'Please try again.',
  },
} as const satisfies Record<string, ErrorKind>

export type ErrorCode = keyof typeof ERRORS

/** One thing that is wrong with the input: where (`body.reason`, `body.receipts[0].file_content`) and why. */
export const InputError = z.object({ path: z.string(), message: z.string() }).meta({ id: 'InputError' })
export type InputError = z.infer<typeof InputError>

/** The body of every error answer (RFC 9457, `application/problem+json`). */
export const Problem = z
  .object({
    type: z.string().meta({ description: 'urn:pravas:problem: followed by the code' }),
    code: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().min(1).meta({ description: 'explanation for people: what happened and what to do' }),
    errors: z.array(InputError).optional(),
    request_id: z.uuid().optional().meta({ description: 'id of the request in the log, as in X-Request-Id' }),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof Problem>
