import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { Page } from '../ui/page.tsx'
import classes from './privacy-policy.module.css'

interface Part {
  title: string
  text: string
  points?: string[]
}

const PARTS: Part[] = [
  {
    title: 'Information We Collect',
    text: 'We collect what is needed to plan your business trips and to settle your expenses:',
    points: [
      'Who you are: name, e-mail address, employee ID, department, position, phone and office.',
      'Your trips: route, dates, purpose, flights, hotels and prices.',
      'Your expenses: amounts, dates, categories, suppliers, GSTINs and the receipts that you upload.',
      'Your conversations with TripMate and FinGenie.',
      'How the product is used: sign-ins, pages opened and errors met.',
    ],
  },
  {
    title: 'How We Use Your Information',
    text: 'We use it to search travel, to prepare and route requests, to let your manager decide on them, to reimburse you, to keep the records that the law asks of your organisation, and to find and mend faults. We do not use it for advertising.',
  },
  {
    title: 'Data Security',
    text: 'Connections are encrypted in production. Passwords are stored only as salted hashes. Every request is checked against your rights on the server, decisions are recorded, and you are signed out after 15 minutes without activity.',
  },
  {
    title: 'Information Sharing',
    text: 'Your trips and expenses are seen by you, your manager and the super admins of your organisation. Airlines, hotels and travel sources receive only what a search or booking needs. We do not sell personal data. We disclose it to authorities only where the law obliges us to.',
  },
  {
    title: 'AI and Chat Data',
    text: 'TripMate and FinGenie process what you write and the receipts that you upload in order to answer you and to prepare requests. They can do only what you may do yourself. Where your organisation has set up a language model for them, the chat says so and what is sent to it, and in My Account you can keep them local. An assistant can misread a receipt or a sentence: please check amounts and dates before you confirm. You can delete any conversation from its history.',
  },
  {
    title: 'Your Rights',
    text: 'You may ask to see, correct, export or delete your personal data, and you may object to a use of it. Records that your organisation must keep by law are deleted once that duty has ended.',
  },
  {
    title: 'Data Retention',
    text: 'We keep data no longer than it is needed:',
    points: [
      'Account data: until the account is deleted.',
      'Chat history: until you delete it.',
      'Financial records, such as claims and receipts: typically 7 years.',
      'Usage logs: up to 2 years.',
    ],
  },
  {
    title: 'Cookies and Browser Storage',
    text: 'One cookie keeps you signed in; it is necessary and cannot be read by scripts. Your browser also stores your theme, the last conversations and who is signed in. There are no advertising or third-party tracking cookies.',
  },
  {
    title: "Children's Privacy",
    text: 'Pravas is made for employees. It is not meant for anyone under 18, and we do not knowingly collect data of children under 18.',
  },
  {
    title: 'Changes to This Policy',
    text: 'When this policy changes, the new text stands on this page with its date, and changes that matter are announced in the product before they take effect.',
  },
]

/** How personal data are treated, in ten sections and a contact block. */
export function PrivacyPolicyPage() {
  return (
    <Page title="Privacy Policy" width="narrow">
      <Text size="sm" c="dimmed" mb="xl">
        How Pravas treats the data of the people who travel and claim with it.
      </Text>
      <div className={classes.prose}>
        {PARTS.map(({ title, text, points }, index) => (
          <section key={title}>
            <h2>{`${index + 1}. ${title}`}</h2>
            <p>{text}</p>
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <section className={classes.contact}>
          <h2>Contact</h2>
          <p>
            Questions about privacy:{' '}
            <Anchor href="mailto:privacy@pravas.example" underline="always">
              privacy@pravas.example
            </Anchor>
            , or through{' '}
            <Anchor component={Link} to="/support" underline="always">
              Contact Us
            </Anchor>
            .
          </p>
        </section>
      </div>
    </Page>
  )
}
