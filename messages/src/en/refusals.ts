/**
 * What the server refuses, where the sentence of the error alone (contract/src/errors.ts) does not say what is particular to the case. Pages
 * show it at the field or as a whole. Imports have their own in import-refusals.ts, bookings in bookings.ts.
 */
export const refusals = {
  // Requests
  'field.unknown': 'There is no {kind, select, parameter {parameter} other {field}} “{name}” here.',
  'form.unreadable': 'The form is incomplete or damaged. Please send it again.',
  'form.parts': 'The form has too many parts.',
  'body.values': 'The request holds too many values.',
  'body.large': 'The request is larger than {kilobytes} kB. Please send less at once.',
  'cursor.other': 'This cursor belongs to another list.',
  'year.wrong': 'Enter a year such as 2026.',

  // Files
  'file.base64': '{name}: The content is not base64.',
  'file.heic':
    'HEIC photos cannot be read here. Share the photo as a JPEG, or set the camera to “Most compatible” (iPhone: Settings, Camera, Formats).',
  'file.pixels': 'The picture has more than 40 million pixels. Please send a smaller one.',
  'file.cancelled': 'The upload was cancelled.',
  'file.stopped': 'The reader stopped at {name}.',
  'reader.full':
    'Too many of your files are being worked on. Nothing of this request was kept: wait until some are done, then try again.',
  'reader.busy': 'Too many files are being worked on. Nothing of this request was kept: try again in a minute.',
  'uploads.busy': 'Too many files are waiting to be read. Nothing of this upload was kept: try again in a minute.',
  'storage.full':
    'Your receipts take {used} of your {quota}, and this upload needs {more} more. None of it was kept. Remove receipts that you don’t need: their space is free again after 30 days. Your administrator can raise the limit.',

  // Receipts and claims
  'receipt.no-change': 'Name at least one field to change.',
  'receipt.no-duplicate': 'This receipt has no such possible duplicate.',
  'receipt.is-bill': 'This is a bill, so it’s claimed. To leave it out, remove it from the claim.',
  'claim.no-trip': 'There is no trip {trip} of yours to claim for.',
  'claim.changed':
    'This claim draft has changed since you were shown it. Nothing was sent: please look at the claim and send it again.',
  'claim.differs': '{difference} Nothing was sent: please look at the claim and send it again.',
  'claim-pdf.large': 'The receipts of {claim} are more than 100 MB together.',
  'claim-pdf.busy': 'Your last PDF is still being made. Please wait for it.',

  // People
  'person.none': 'Nobody active has this ID.',
  'email.taken': 'Another account has this email address.',
  'employee-id.taken': 'Another person has this employee ID.',
  'location.none': 'There is no active location “{location}”.',

  // Delegations
  'delegation.nothing':
    'Nobody reports to this person and no step of the approval flow asks them, so there is nothing to hand over.',
  'delegation.oneself': 'Choose somebody else.',
  'delegation.order': 'The last day is before the first.',
  'delegation.past': 'This day is past.',
  'delegation.long': 'At most {most} days.',
  'delegation.covered': 'This person already covers these days.',

  // Policy
  'policy.none-yet': 'There was no policy on {day} yet.',
} as const
