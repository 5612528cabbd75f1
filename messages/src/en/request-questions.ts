/** What both assistants say about an approver’s questions, and about answering them. */
export const requestQuestions = {
  none: 'Nobody is waiting for an answer from you.',
  'none.about': 'There’s no open question about {number}.',
  one: '{author} asks about {number}: “{question}”',
  'how.one': 'To answer, type “answer:” and your text.',
  'how.some': 'To answer one, type “answer”, its number and your text, such as “answer {number}: …”.',
  elsewhere:
    '{count, plural, one {# question} other {# questions}} about {kind, select, trip {trips} other {claims}}: {numbers}. You can answer there, or in {assistant}.',
  note: '{author} asks about {number} and is waiting for your answer. Type “any questions for me?” to see it.',
  'note.some':
    '{count, plural, one {# question} other {# questions}} about your requests {count, plural, one {is} other {are}} waiting for your answer. Type “any questions for me?” to see them.',
  chip: 'Any questions for me?',

  which: 'Which question does this answer?',
  'ask-text': 'What should I answer? I’ll show it to you before it’s sent.',
  preview: 'Your answer to {author} about {number}: “{text}”',
  'preview.ask': 'Should I send it?',
  'preview.chip-send': 'Send it',
  'preview.chip-keep': 'Don’t send it',
  unsure: 'I haven’t sent it. Say “send it” to send this answer, or type “answer:” and another text.',
  refused: 'All right, I won’t send an answer.',
  dropped: 'I haven’t sent your answer about {number}.',
  sent: 'Your answer about {number} is with {author}.',
  changed: 'That question isn’t open any more, so I sent nothing.',
  'too-long': 'That answer is too long ({length} of {most} characters). Please shorten it.',
} as const
