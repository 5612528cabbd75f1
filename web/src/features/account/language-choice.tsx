import { NativeSelect } from '@mantine/core'
import { isLanguage } from '@pravas/contract/languages'
import { account } from '@pravas/messages/en/account'
import { texts } from '@pravas/messages/texts'
import { chooseLanguage, chosenLanguage } from '../../api/chosen-language.ts'
import { Section } from '../../ui/details.tsx'

const t = texts(account)

/** In which language the pages are; without a choice, in that of the browser. */
export function LanguageChoice() {
  return (
    <Section title={t('language')}>
      <NativeSelect
        label={t('language.choose')}
        description={t('language.about')}
        defaultValue={chosenLanguage() ?? ''}
        data={[
          { value: '', label: t('language.browser') },
          { value: 'en', label: 'English' },
          { value: 'hi', label: 'हिन्दी' },
        ]}
        onChange={({ currentTarget: { value } }) => {
          chooseLanguage(isLanguage(value) ? value : undefined)
          window.location.reload()
        }}
      />
    </Section>
  )
}
