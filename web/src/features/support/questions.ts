/** What people ask most, with the answers that the product gives. The keys become parts of ids, so they have no spaces. */
export const QUESTIONS = [
  {
    key: 'plan-trip',
    question: 'How do I plan a business trip?',
    answer:
      'Open TripMate chat and say where and when you’re travelling, for example “Delhi to Mumbai next Friday, back on Sunday”. Choose a flight and a hotel, check the total and confirm. Your request then goes to your manager.',
  },
  {
    key: 'approval-time',
    question: 'How long does travel approval take?',
    answer:
      'Travel approval takes 1-2 business days. You can follow the status on your dashboard and in the TripMate report.',
  },
  {
    key: 'claim-expense',
    question: 'How do I claim an expense?',
    answer:
      'Open FinGenie chat and upload your receipts as JPG, PNG or PDF. Check the details and write “send reimbursement”. FinGenie sends the claim with its receipts to your manager.',
  },
  {
    key: 'reimbursement-time',
    question: 'How long does expense reimbursement take?',
    answer: 'Expense reimbursement takes 3-5 business days after your manager approves the claim.',
  },
  {
    key: 'rejection',
    question: 'Why was my request rejected?',
    answer:
      'Every rejection comes with a reason. Open the trip or expense from your dashboard to read it. You can send a corrected request at any time.',
  },
  {
    key: 'visibility',
    question: 'Who can see my trips and expenses?',
    answer: 'You, your manager and your organisation’s super admins. Your colleagues can’t.',
  },
]
