/** जहाँ तारीख लिखी या चुनी जाती है। */
export const dateField = {
  example: 'जैसे 23 नवंबर 2026',
  wrong: 'तारीख लिखें, जैसे 23 नवंबर 2026।',
  choose: 'कैलेंडर खोलें',
} as const
