import { NativeSelect } from '@mantine/core'
import { isLanguage } from '@pravas/contract/languages'
import { account } from '@pravas/messages/en/account'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { chooseLanguage, chosenLanguage } from '../../api/chosen-language.ts'
import { Section } from '../../ui/details.tsx'

const t = texts(account)

/** In which language the pages are; without a choice, in that of the browser. */
export function LanguageChoice() {
  const [chosen, setChosen] = useState(chosenLanguage)
  return (
    <Section title={t('language')}>
      <NativeSelect
        label={t('language.choose')}
        description={t('language.about')}
        value={chosen ?? ''}
        data={[
          { value: '', label: t('language.browser') },
          { value: 'en', label: 'English' },
          { value: 'hi', label: 'हिन्दी' },
        ]}
        onChange={({ currentTarget: { value } }) => {
          const language = isLanguage(value) ? value : undefined
          setChosen(language)
          chooseLanguage(language)
          window.location.reload()
        }}
      />
    </Section>
  )
}
