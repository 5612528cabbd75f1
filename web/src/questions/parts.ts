export { CardQuestions } from './card-questions.tsx'
export { RequestThread } from './request-thread.tsx'
