/** Contact Us: the questions and answers, the two forms and the ways to reach the support desk. */
export const support = {
  // Get in touch
  'message-sent': 'Support request submitted successfully!',
  'email.when': 'Response within 24 hours',
  'phone.when': 'Mon-Fri 9 AM-6 PM',
  chat: 'Live Chat',
  'chat.what': 'Chat with the support desk',
  'chat.when': 'Average response 2 minutes',
  'get-in-touch': 'Get in Touch',
  questions: 'Frequently Asked Questions',
  'message.title': 'Send us a message',
  'message.subject': 'Subject',
  'message.text': 'Message',
  'message.send': 'Send Message',

  // Questions
  'question.plan': 'How do I plan a business trip?',
  'answer.plan':
    'Open TripMate chat and say where and when you’re travelling, for example “Delhi to Mumbai next Friday, back on Sunday”. Choose a flight and a hotel, check the total and confirm. Your request then goes to your manager.',
  'question.approval': 'How long does travel approval take?',
  'answer.approval':
    'Travel approval takes 1-2 business days. You can follow the status on your dashboard and in the TripMate report.',
  'question.claim': 'How do I claim an expense?',
  'answer.claim':
    'Open FinGenie chat and upload your receipts as JPG, PNG or PDF. Check the details and write “send reimbursement”. FinGenie sends the claim with its receipts to your manager.',
  'question.reimbursement': 'How long does expense reimbursement take?',
  'answer.reimbursement': 'Expense reimbursement takes 3-5 business days after your manager approves the claim.',
  'question.rejected': 'Why was my request rejected?',
  'answer.rejected':
    'Every rejection comes with a reason. Open the trip or expense from your dashboard to read it. You can send a corrected request at any time.',
  'question.privacy': 'Who can see my trips and expenses?',
  'answer.privacy':
    'You, your manager and anyone they hand their approvals over to, and the people in charge of finance, audit, the travel desk (trips only) and Pravas in your organisation. Your other colleagues can’t.',

  // Support request
  'request-sent': 'Thanks! Your support request has been submitted.',
  'issue.choose': 'Choose an issue type',
  'issue.login': 'Login',
  'issue.trip': 'Trip',
  'issue.expenses': 'Expenses',
  'issue.report': 'Report',
  'issue.ui': 'User interface',
  'issue.other': 'Other',
  'request.title': 'Send a support request',
  issue: 'Issue Type',
  'request.submit': 'Submit Request',

  // Support tabs
  'request.tab': 'Support Request',

  // Use field problems
  missing: 'Please fill in this field.',
  'no-email': 'Please enter an email address, such as name@example.com.',
} as const
