import { ActionIcon, Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { organisation as catalogue } from '@pravas/messages/en/organisation'
import { texts } from '@pravas/messages/texts'
import { useRef } from 'react'
import type { FieldErrors } from '../../api/field-errors.ts'
import { IconPlus, IconTrash } from '../../ui/icons.ts'
import classes from './organisation-fields.module.css'

const t = texts(catalogue)

const MONTHS = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: t('month', { month: at + 1 }) }))

/** What an organisation is called and registered as, while it is edited. */
export interface OrganisationDraft {
  name: string
  gstins: string[]
  financial_year_start: number
}

interface OrganisationFieldsProps {
  value: OrganisationDraft
  onChange: (changes: Partial<OrganisationDraft>) => void
  errors: FieldErrors
  /** Says by which variable the operator has fixed a setting; undefined where it is free. */
  fixedBy: (setting: keyof OrganisationDraft) => string | undefined
}

/** Name, financial year and GSTINs of an organisation. */
export function OrganisationFields({ value, onChange, errors, fixedBy }: OrganisationFieldsProps) {
  const [name, gstins] = [fixedBy('name'), fixedBy('gstins')]
  return (
    <Stack gap="sm">
      <TextInput
        label={t('name')}
        required
        withAsterisk={false}
        maxLength={200}
        autoComplete="organization"
        value={value.name}
        readOnly={name !== undefined}
        description={name && t('fixed', { variable: name })}
        error={errors.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <NativeSelect
        label={t('year-start')}
        data={MONTHS}
        value={String(value.financial_year_start)}
        error={errors.financial_year_start}
        onChange={({ currentTarget }) => onChange({ financial_year_start: Number(currentTarget.value) })}
      />
      <div>
        <Text size="sm" fw={600}>
          {t('currency')}
        </Text>
        <Text size="sm" c="dimmed">
          {t('currency.value')}
        </Text>
      </div>
      <Gstins
        value={value.gstins}
        errors={errors}
        fixed={gstins}
        onChange={(changed) => onChange({ gstins: changed })}
      />
    </Stack>
  )
}

interface GstinsProps {
  value: string[]
  errors: FieldErrors
  fixed: string | undefined
  onChange: (gstins: string[]) => void
}

function Gstins({ value, errors, fixed, onChange }: GstinsProps) {
  const add = useRef<HTMLButtonElement>(null)
  const isFixed = fixed !== undefined
  return (
    <fieldset className={classes.group}>
      <legend>{t('gstins')}</legend>
      <Text size="sm" c="dimmed" mb="xs">
        {fixed === undefined ? t('gstins.hint') : t('fixed', { variable: fixed })}
      </Text>
      <Stack gap="xs">
        {value.map((gstin, at) => (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is what it is by its place, and two may hold the same.
            key={at}
            label={t('gstin', { number: at + 1 })}
            description={
              (gstin.trim().length === 15 && t('gstin.state', { code: gstin.trim().slice(0, 2) })) || undefined
            }
            value={gstin}
            readOnly={isFixed}
            maxLength={20}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            error={errors[`gstins[${at}]`]}
            onChange={({ currentTarget }) => onChange(value.with(at, currentTarget.value.toUpperCase()))}
            rightSection={
              !isFixed && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('gstin.remove', { number: at + 1 })}
                  onClick={() => {
                    onChange(value.toSpliced(at, 1))
                    add.current?.focus()
                  }}
                >
                  <IconTrash size={16} stroke={1.6} aria-hidden />
                </ActionIcon>
              )
            }
          />
        ))}
        {!isFixed && value.length < 39 && (
          <Button
            ref={add}
            variant="default"
            style={{ alignSelf: 'flex-start' }}
            leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
            onClick={() => onChange([...value, ''])}
          >
            {t('gstin.add')}
          </Button>
        )}
      </Stack>
    </fieldset>
  )
}
