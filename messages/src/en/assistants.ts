/** What TripMate and FinGenie both say. */
export const assistants = {
  quoted: '“{words}”',
  'not-caught': 'I didn’t catch {words}.',
  'take-your-time': 'All right, take your time.',
  'your-manager': 'your manager',
} as const
