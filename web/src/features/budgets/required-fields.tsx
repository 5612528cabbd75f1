import { Switch } from '@mantine/core'
import { changeOrganisation, getOrganisation } from '@pravas/contract/organisation'
import { budgetsPage } from '@pravas/messages/en/budgets-page'
import { texts } from '@pravas/messages/texts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import classes from './budget-form.module.css'

const t = texts(budgetsPage)

const organisation = queryOptions({
  queryKey: ['organisation'],
  queryFn: ({ signal }) => call(getOrganisation, {}, signal),
})

/** Whether every request needs a cost centre and a project, for those who administer the organisation. */
export function RequiredFields() {
  const heading = useId()
  const queries = useQueryClient()
  const { data } = useQuery(organisation)
  const change = useMutation({
    mutationFn: (required_of_requests: { cost_centre: boolean; project: boolean }) =>
      call(changeOrganisation, { body: { required_of_requests } }),
    onSuccess: (answer) => queries.setQueryData(organisation.queryKey, answer),
  })
  if (!data) return null
  const { required_of_requests: required } = data.settings
  const shown = change.isPending ? change.variables : required
  return (
    <fieldset className={classes.required} disabled={change.isPending} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('required.title')}
      </h2>
      {(['cost_centre', 'project'] as const).map((field) => (
        <Switch
          key={field}
          label={t(`required.${field}`)}
          checked={shown[field]}
          onChange={({ currentTarget }) => change.mutate({ ...required, [field]: currentTarget.checked })}
        />
      ))}
      {change.isError && (
        <p role="alert" className={classes.failure}>
          {explain(change.error)}
        </p>
      )}
    </fieldset>
  )
}
