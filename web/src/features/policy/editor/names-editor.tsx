import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { CITIES } from '@pravas/contract/trips'
import { policyEditor } from '@pravas/messages/en/policy-editor'
import { policyPage } from '@pravas/messages/en/policy-page'
import { texts } from '@pravas/messages/texts'
import { Section } from '../../../ui/details.tsx'
import { IconPlus, IconTrash } from '../../../ui/icons.ts'
import type { EditedPolicy } from './edited-policy.ts'
import classes from './names-editor.module.css'
import { NamesInput } from './names-input.tsx'
import { CATEGORY_NAMES } from './rule-fields.ts'
import { newKey } from './typed-values.ts'

const t = texts(policyEditor)
const c = texts(policyPage)

interface NamesEditorProps {
  policy: EditedPolicy
  mistakes: ReadonlyMap<string, string>
  onChange: (policy: EditedPolicy) => void
}

/** The names that rules use: classes of cities and sub-categories. */
export function NamesEditor({ policy, mistakes, onChange }: NamesEditorProps) {
  const { classes: cityClasses, subCategories } = policy
  const setClass = (at: number, changes: Partial<EditedPolicy['classes'][number]>) =>
    onChange({ ...policy, classes: cityClasses.map((one, index) => (index === at ? { ...one, ...changes } : one)) })
  const setSub = (at: number, changes: Partial<EditedPolicy['subCategories'][number]>) =>
    onChange({
      ...policy,
      subCategories: subCategories.map((one, index) => (index === at ? { ...one, ...changes } : one)),
    })
  const add = (title: string, onClick: () => void) => (
    <Button variant="subtle" size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={onClick}>
      {title}
    </Button>
  )
  const remove = (label: string, onClick: () => void) => (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onClick}>
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  )
  return (
    <>
      <Section
        title={c('city-classes')}
        aside={add(t('class.add'), () =>
          onChange({ ...policy, classes: [...cityClasses, { key: newKey(), name: '', cities: [] }] }),
        )}
      >
        {mistakes.get('city_classes') && <p className={classes.mistake}>{mistakes.get('city_classes')}</p>}
        {cityClasses.map(({ key, name, cities }, at) => (
          <div key={key} className={classes.row}>
            <TextInput
              label={t('class.name')}
              value={name}
              error={mistakes.get(`classes.${at}.name`)}
              onChange={({ currentTarget: { value } }) => setClass(at, { name: value })}
            />
            <NamesInput
              label={t('class.cities')}
              value={cities}
              names={CITIES}
              error={mistakes.get(`classes.${at}.cities`)}
              onChange={(names) => setClass(at, { cities: names })}
            />
            {remove(t('class.remove', { name }), () =>
              onChange({ ...policy, classes: cityClasses.filter((one) => one.key !== key) }),
            )}
          </div>
        ))}
      </Section>
      <Section
        title={c('sub-categories')}
        aside={add(t('sub.add'), () =>
          onChange({
            ...policy,
            subCategories: [...subCategories, { key: newKey(), name: '', category: 'Miscellaneous', words: [] }],
          }),
        )}
      >
        {mistakes.get('sub_categories') && <p className={classes.mistake}>{mistakes.get('sub_categories')}</p>}
        {subCategories.map(({ key, name, category, words }, at) => (
          <div key={key} className={classes.row} data-wide>
            <TextInput
              label={t('sub.name')}
              value={name}
              error={mistakes.get(`subCategories.${at}.name`)}
              onChange={({ currentTarget: { value } }) => setSub(at, { name: value })}
            />
            <NativeSelect
              label={t('sub.category')}
              value={category}
              data={[...CATEGORY_NAMES]}
              error={mistakes.get(`subCategories.${at}.category`)}
              onChange={({ currentTarget: { value } }) => setSub(at, { category: value })}
            />
            <NamesInput
              label={t('sub.words')}
              placeholder={t('words.placeholder')}
              value={words}
              error={mistakes.get(`subCategories.${at}.words`)}
              onChange={(names) => setSub(at, { words: names })}
            />
            {remove(t('sub.remove', { name }), () =>
              onChange({ ...policy, subCategories: subCategories.filter((one) => one.key !== key) }),
            )}
          </div>
        ))}
      </Section>
    </>
  )
}
