/** What TripMate and FinGenie both say. */
export const assistants = {
  quoted: '“{words}”',
  'not-caught': 'I didn’t catch {words}.',
  'take-your-time': 'All right, take your time.',
  'your-manager': 'your manager',
  'super-admin': 'a super admin',
  stopped: 'Stopped.',

  'model.thinking': 'Thinking',
  'model.used-up': 'Your share of the language model for today is used up, so I’m answering by rules.',
  'model.declined': 'The language model declined to answer, so I’m answering by rules.',
  'model.kept-local': 'You’ve chosen to keep the assistants local, so I’m answering by rules.',
  'model.no-answer': 'The language model didn’t answer, so I’m answering by rules.',
} as const
