import { support } from '@pravas/messages/en/support'
import { texts } from '@pravas/messages/texts'

const t = texts(support)

/** What people ask most, with the answers that the product gives. The keys become parts of ids, so they have no spaces. */
export const QUESTIONS = [
  {
    key: 'plan-trip',
    question: t('question.plan'),
    answer: t('answer.plan'),
  },
  {
    key: 'approval-time',
    question: t('question.approval'),
    answer: t('answer.approval'),
  },
  {
    key: 'claim-expense',
    question: t('question.claim'),
    answer: t('answer.claim'),
  },
  {
    key: 'reimbursement-time',
    question: t('question.reimbursement'),
    answer: t('answer.reimbursement'),
  },
  {
    key: 'rejection',
    question: t('question.rejected'),
    answer: t('answer.rejected'),
  },
  {
    key: 'visibility',
    question: t('question.privacy'),
    answer: t('answer.privacy'),
  },
]
