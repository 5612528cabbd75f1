export { AskedOfYou } from './asked-of-you.tsx'
export { CardQuestions } from './card-questions.tsx'
export { RequestThread } from './request-thread.tsx'
