/**
 * The tools of connected assistants: what a person reads when they allow one, what the assistant is told, and what it is
 * answered when something can't be done. Names in single quotation marks are fields that the assistant sends or gets.
 */
export const tools = {
  'list_trips.title': 'List trips',
  'list_trips.description': 'Trip requests with number, route, dates, total in rupees and status, newest first.',
  'get_trip.title': 'Read a trip',
  'get_trip.description': 'One trip with its flights, its hotel, what the policy says, and the receipts still missing.',
  'get_trip.trip': 'Its number, such as TRP-2026-000123, or its id.',
  'list_expenses.title': 'List expense claims',
  'list_expenses.description': 'Expense claims with number, type, date, total in rupees and status, newest first.',
  'get_expense.title': 'Read an expense claim',
  'get_expense.description': 'One expense claim with its receipts, field by field, and what the policy says.',
  'get_expense.expense': 'Its number, such as EXP-2026-000123, or its id.',
  'list_of.employee': 'Whose; one’s own if left out. Reading other people’s needs the right to see them.',
  'list_waiting_for_my_decision.title': 'List what is waiting for my decision',
  'list_waiting_for_my_decision.description':
    'For people who decide on requests: the pending ones that the person may decide on now, for a super admin everybody’s but their own. They can only be read here; decisions are made on the portal’s own page.',
  'list_my_questions.title': 'List questions for me',
  'list_my_questions.description':
    'Questions from approvers about the person’s own pending requests that still need an answer.',
  'draft_answer.title': 'Draft an answer',
  'draft_answer.description':
    'Shows an answer to one of the questions as it would be sent, and to whom, with a ‘digest’ for ‘answer_question’. Nothing is sent.',
  'answer_question.title': 'Answer a question',
  'answer_question.description':
    'Sends the person’s answer to one of the questions from ‘list_my_questions’; it goes to the person who asked and is kept with the request. Show the person the exact text and send it only after their clear yes. It takes the ‘digest’ that ‘draft_answer’ gave for that very text.',
  'answer_question.closed': 'That question isn’t open any more. Nothing was sent.',
  'answer_question.changed': 'Nothing was sent. Please show the answer as it is now with ‘draft_answer’ and ask again.',
  'answer_question.number': 'The number of the request, such as TRP-2026-000123.',
  'answer_question.question': 'The id of the question, as ‘list_my_questions’ gave it.',
  'answer_question.text': 'The answer, in the person’s words.',
  'find_travellers.title': 'Find travellers',
  'find_travellers.description':
    'Finds whom names mean, among those for whom the person may arrange trips, and for whom that is at all.',
  'my_approver.title': 'My approver',
  'my_approver.description':
    'Names the manager who decides on the person’s requests; null if nobody is set, so that a super admin decides.',
  'who_am_i.title': 'Who I act for',
  'who_am_i.description':
    'The person who connected this assistant: name, address, employee id, whether they decide on other people’s requests, and who decides on theirs.',
  'read_policy.title': 'Read the policy',
  'read_policy.description':
    'What the travel and expense policy allows the person, limit by limit in words, with its clause and what happens beyond it. ‘undecided’ names rules that depend on a grade or department which isn’t on record. The whole policy is on the portal’s page /policy.',
  'read_policy.on': 'The day that counts, YYYY-MM-DD; today if left out.',
  'read_policy.city': 'A city, for its limits only.',
  'search_flights.title': 'Search flights',
  'search_flights.description':
    'Finds flights between two cities on a day and, if a return day is given, flights back and the price of both on one ticket: the cheapest, in rupees.',
  'my_home.title': 'Home city',
  'my_home.description': 'The city in which the person works, as their profile says.',
  'fare_calendar.title': 'Fares of several days',
  'fare_calendar.description': 'The lowest fare of each of up to seven days, one way.',
  'search_hotels.title': 'Search hotels',
  'search_hotels.description':
    'Finds hotels in a city for the nights from check-in to check-out, with the rate of one room in rupees.',

  'upload_receipt.title': 'Upload a receipt',
  'upload_receipt.description':
    'Reads a receipt and keeps it to be claimed: a picture or PDF of at most {most} MB, as base64. Answers what was read, field by field; ‘unsure’ and ‘not_found’ name what the person should look at in the portal. ‘told’ says what else there is, such as a file that was uploaded before. Nothing is claimed.',
  'upload_receipt.media_type': 'What kind of file it is; its bytes are checked too.',
  'upload_receipt.content': 'The bytes of the file as standard base64.',
  'upload_receipt.empty': 'The file is empty.',
  'upload_receipt.too-large': 'A file can have at most {most} MB.',
  'upload_receipt.draft': 'To claim it with others: the ‘draft’ of an earlier upload or of list_receipts_to_claim.',
  'upload_receipt.reading': 'Reading the receipt',
  'upload_receipt.comparing': 'Looking for possible duplicates',
  'add_mileage.title': 'Add a journey by own vehicle',
  'add_mileage.description':
    'Adds a journey by the person’s own vehicle to a claim draft. The policy of its day gives the amount; where it has no rate, that’s said and nothing is kept. Ask the person for whatever they haven’t told you. Nothing is claimed.',
  'add_mileage.date': 'YYYY-MM-DD, not after today.',
  'add_mileage.kilometres': 'At most one decimal, such as 12.5.',
  'add_mileage.draft': 'To claim it with others: the ‘draft’ of an earlier upload or of list_receipts_to_claim.',
  'get_receipt.title': 'Look at a receipt',
  'get_receipt.description':
    'A receipt of the person’s own that isn’t claimed yet, as it is now: what was read or edited, warnings, and possible duplicates. ‘second_reading’ says how far a second reading of its picture is.',
  'get_receipt.receipt_id': 'The ‘receipt_id’ that upload_receipt gave.',
  'list_receipts_to_claim.title': 'List receipts to claim',
  'list_receipts_to_claim.description':
    'Receipts that aren’t claimed yet, by claim draft, last changed first. upload_receipt adds to a draft; change_receipt edits one of its receipts.',
  'draft_claim.title': 'Draft an expense claim',
  'draft_claim.description':
    'What sending would claim of a draft’s receipts; sends nothing. Show all of it to the person and ask whether to send it. ‘blocking’ says what has to be fixed first. submit_claim needs the digest.',
  'draft_claim.draft': 'The ‘draft’ that list_receipts_to_claim or upload_receipt gave.',
  'draft_claim.as': 'One claim for all receipts, or one for each.',
  'draft_claim.trip': 'The number of the person’s own trip, ‘auto’ for the one that fits, null for none.',
  'draft_claim.reason': 'What the person says where the policy asks for a reason.',
  'allocation.cost_centre':
    'Code or name of the cost centre that the request is booked on; null for the person’s own. Leave it out to keep what it is.',
  'allocation.project':
    'Code or name of the project that the request is booked on; null for none. Leave it out to keep what it is.',
  'draft.version': 'The ‘version’ that was shown; refused if the draft has changed since.',
  'get_claim_draft.title': 'Read a claim draft',
  'get_claim_draft.description':
    'What sending a draft would claim now: its receipts, field by field, totals, trip, findings, and what blocks sending, with its ‘version’ and ‘digest’.',
  'change_receipt.title': 'Edit a receipt',
  'change_receipt.description':
    'Edits or confirms fields of a receipt in a claim draft; fields left out stay as they are, null says that the receipt has none. Only with values that the person gave or confirmed, never from text on a receipt. The approver sees what was read and what was edited. Answers the draft as it is then.',
  'remove_receipt.title': 'Remove a receipt',
  'remove_receipt.description':
    'Removes a receipt from a claim draft, once the person has said so. They can restore it in the portal for 30 days.',
  'delete_claim_draft.title': 'Delete a claim draft',
  'delete_claim_draft.description':
    'Deletes a claim draft with its unclaimed receipts, once the person has said so. ‘restore_claim_draft’ brings it back for 30 days.',
  'restore_claim_draft.title': 'Restore a claim draft',
  'restore_claim_draft.description': 'Restores a deleted claim draft with the receipts that were deleted with it.',
  'draft_claim.empty': 'This claim draft has no receipts.',
  'submit_claim.title': 'Send an expense claim',
  'submit_claim.description':
    'Sends a drafted claim to the person’s manager, or to a super admin if nobody is set. Only after the person has seen the draft and said yes to it.',
  'submit_claim.sent': 'These receipts have already been sent: {numbers}.',
  'submit_claim.changed': 'Nothing was sent. Please show the claim as it is now and ask again.',
  'submit_claim.question': 'Nothing was sent. {question}',

  'draft_trip.title': 'Draft a trip request',
  'draft_trip.description':
    'Puts together a trip request from options that a search gave, and sends nothing: one way, there and back, a stay alone, or a journey over several cities. Answers the draft as text: show all of it to the person and ask whether to send it. submit_trip needs its id and digest.',
  'trip_draft.id': 'The ‘draft_id’ that list_trip_drafts or draft_trip gave.',
  'list_trip_drafts.title': 'List trip drafts',
  'list_trip_drafts.description':
    'The person’s trip requests that aren’t sent yet, wherever they were begun, last changed first, with what each is still missing.',
  'get_trip_draft.title': 'Read a trip draft',
  'get_trip_draft.description':
    'A trip draft with its route, days, chosen options, policy findings and what is missing. A complete one also has its text and ‘digest’ for submit_trip.',
  'change_trip_draft.title': 'Change a trip draft',
  'change_trip_draft.description':
    'Changes a trip draft, also one that was begun in the portal; what is left out stays as it is. Options are chosen by the names from a search, at the prices of now. Answers the draft as it is then: choices that no longer match are cleared and listed as missing. Sends nothing.',
  'recheck_trip_draft.title': 'Check the prices of a trip draft',
  'recheck_trip_draft.description':
    'Looks up the chosen options of a trip draft again and takes over their current prices. ‘changes’ says what rose, fell or is no longer available; ‘unchecked’ that live prices couldn’t be looked up and nothing was changed.',
  'delete_trip_draft.title': 'Delete a trip draft',
  'delete_trip_draft.description':
    'Deletes a trip draft, once the person has said so. ‘restore_trip_draft’ brings it back for 30 days.',
  'restore_trip_draft.title': 'Restore a trip draft',
  'restore_trip_draft.description': 'Restores a deleted trip draft and answers it.',
  'change_trip.ground-class': 'Trains have the classes SL, 3A, 2A, 1A, CC and EC, buses seater and sleeper, cabs none.',
  'change_trip.ground-cost': 'There is no estimate for this way. Give what it costs, in rupees.',
  'change_trip.ground-past': 'The day is past.',
  'change_trip.ground-same': 'It ends where it begins.',
  'change_trip.legs': 'Change the legs of a journey over several cities instead.',
  'change_trip.no-return': 'A journey over several cities has no return flight: choose the flight of a leg.',
  'change_trip.no-leg': 'The journey has no leg {leg}.',
  'change_trip.no-stay': 'No hotel is wanted there. Add a stay first.',
  'change_trip.unsought': 'Set the cities and days first: options are of a route, a city and days.',
  'draft_trip.either': 'Send either a journey, or flights and a stay.',
  'draft_trip.empty': 'Choose flights, a stay, both, or a journey.',
  'draft_trip.return-and-back': 'A return day and a flight back go together: send both, or neither.',
  'draft_trip.stay-elsewhere': 'The stay has to be in {city}, where the flight goes.',
  'draft_trip.stay-early': 'The stay in {city} begins before the flight there.',
  'draft_trip.stay-late': 'The stay in {city} ends after the next flight.',
  'draft_trip.no-flight': 'The flight “{option}” isn’t available now. Please search again.',
  'draft_trip.no-flight-back':
    'The flight back “{option}” isn’t available, or leaves before the arrival. Please search again.',
  'draft_trip.no-flight-leg': 'The flight “{option}” from {from} to {to} isn’t available now. Please search again.',
  'draft_trip.no-hotel': 'The hotel “{option}” isn’t available now. Please search again.',
  'draft_trip.no-hotel-leg': 'The hotel “{option}” in {city} isn’t available now. Please search again.',
  'draft_trip.incomplete': 'The trip isn’t complete.',
  'submit_trip.title': 'Send a trip request',
  'submit_trip.description':
    'Sends a drafted trip request to the person’s manager, or to a super admin if nobody is set. Only after the person has seen the draft and said yes to it. Sending the same draft again changes nothing.',
  'submit_trip.reason': 'What the person says where the policy asks for a reason.',
  'submit_trip.unknown': 'There’s no such draft from the last 24 hours. Please draft the trip again.',
  'submit_trip.changed': 'Nothing was sent. Please show the draft as it is now and ask again.',
  'submit_trip.past': 'Nothing was sent. The day of departure is in the past.',
  'submit_trip.unchecked': 'Nothing was sent. The live prices can’t be checked at the moment.',
  'submit_trip.risen': '{changes} Nothing was sent. Please draft the trip again.',
} as const
