/** The privacy policy. */
export const privacyPolicy = {
  'contact.about':
    'Questions about privacy: <mail>privacy@pravas.example</mail>, or through <contact>Contact Us</contact>.',

  // Privacy policy
  collect: 'Information We Collect',
  'collect.about': 'We collect what is needed to plan your business trips and to settle your expenses:',
  'collect.you': 'Who you are: name, email address, employee ID, department, position, phone and office.',
  'collect.trips': 'Your trips: route, dates, purpose, flights, hotels and prices.',
  'collect.expenses': 'Your expenses: amounts, dates, categories, suppliers, GSTINs and the receipts that you upload.',
  'collect.conversations': 'Your conversations with TripMate and FinGenie.',
  'collect.usage': 'How the product is used: sign-ins, pages opened and errors met.',
  use: 'How We Use Your Information',
  'use.about':
    'We use it to search travel, to prepare and route requests, to let your manager decide on them, to reimburse you, to keep the records that the law asks of your organisation, and to find and fix errors. We do not use it for advertising.',
  security: 'Data Security',
  'security.about':
    'Connections are encrypted in production. Passwords are stored only as salted hashes. Every request is checked against your rights on the server, decisions are recorded, and you are signed out after 15 minutes without activity.',
  sharing: 'Information Sharing',
  'sharing.about':
    'Your trips and expenses are seen by you, your manager and anyone they hand their approvals over to, and the people in charge of finance, audit, the travel desk (trips only) and Pravas in your organisation. Airlines, hotels and travel sources receive only what a search or booking needs. We do not sell personal data. We disclose it to authorities only where the law obliges us to.',
  ai: 'AI and Chat Data',
  'ai.about':
    'TripMate and FinGenie process what you write and the receipts that you upload in order to answer you and to prepare requests. They can do only what you may do yourself. Where your organisation has set up a language model for them, the chat says so and what is sent to it, and in My Account you can keep them local. An assistant can misread a receipt or a sentence: please check amounts and dates before you confirm. You can delete any conversation from its history.',
  rights: 'Your Rights',
  'rights.about':
    'You may ask to see, correct, export or delete your personal data, and you may object to a use of it. In My Account you can download everything that is held about you and request erasure. Records that your organisation must keep by law stay without your name, and are deleted once that duty has ended.',
  retention: 'Data Retention',
  'retention.about': 'We keep data no longer than it is needed:',
  'retention.account': 'Account data: until the account is deleted.',
  'retention.chat': 'Chat history: until you delete it, or as long as your organisation keeps it.',
  'retention.financial': 'Financial records, such as claims and receipts: typically 7 years.',
  'retention.logs': 'Usage logs: up to 2 years.',
  cookies: 'Cookies and Browser Storage',
  'cookies.about':
    'One cookie keeps you signed in; it is necessary and cannot be read by scripts. Another one keeps the language that you choose. Your browser also stores your theme, the last conversations and who is signed in. There are no advertising or third-party tracking cookies.',
  children: "Children's Privacy",
  'children.about':
    'Pravas is made for employees. It is not meant for anyone under 18, and we do not knowingly collect data of children under 18.',
  changes: 'Changes to This Policy',
  'changes.about':
    'When this policy changes, the new text appears on this page with its date, and changes that matter are announced in the product before they take effect.',
  intro: 'How Pravas treats the data of the people who travel and claim with it.',
  contact: 'Contact',
} as const
