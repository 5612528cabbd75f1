import { changePerson, createPerson, listPeopleValues } from '@pravas/contract/administration'
import { createBudget, importBudgets } from '@pravas/contract/budgets'
import { createDelegation, deleteDelegation } from '@pravas/contract/delegations'
import { changeOrganisation } from '@pravas/contract/organisation'
import { changeProfile, makeResetLink, openPasswordLink } from '@pravas/contract/people'
import { erasePerson } from '@pravas/contract/personal-data'
import {
  deletePolicyDraft,
  exportPolicy,
  exportPolicyDraft,
  getPolicyDraft,
  importPolicyDraft,
  publishPolicy,
  putPolicyDraft,
} from '@pravas/contract/policies'
import {
  changeEntry,
  changeHoliday,
  createEntry,
  createHoliday,
  importEntries,
  importHolidays,
  listEntries,
  removeHoliday,
} from '@pravas/contract/structure'
import { removeWebhook, saveWebhook } from '@pravas/contract/webhooks'
import { dayFrom, type Organisation } from '../organisation.ts'
import { type ReadyCall, ready } from './ready.ts'

const CHANNEL = { address: 'https://hooks.slack.com/services/T000/B000/example', events: ['request_sent'] } as const

/** The policy in force as a draft, in the place of the one that requests have made. */
async function policyDraft(organisation: Organisation) {
  const { file } = await organisation.call('administrator', exportPolicy, { query: { format: 'yaml' } })
  return organisation.call('administrator', importPolicyDraft, { body: { file } })
}

async function holiday(organisation: Organisation) {
  const body = { day: dayFrom(400 + organisation.count()), name: 'Foundation Day', state: null }
  return organisation.call('administrator', createHoliday, { body })
}

async function delegation(organisation: Organisation) {
  const day = dayFrom(500 + 3 * organisation.count())
  return { to: 'EMP2002', starts_on: day, ends_on: day }
}

async function person(organisation: Organisation) {
  const number = organisation.count()
  const body = { name: `Somebody Else ${number}`, email: `somebody-${number}@pravas.example` }
  return organisation.call('superadmin', createPerson, { body })
}

async function entry(organisation: Organisation) {
  const body = { code: `DEP-${organisation.count()}`, name: `Department ${organisation.count()}` }
  return organisation.call('administrator', createEntry, { params: { kind: 'department' }, body })
}

/** What administrators do that needs something to be there. */
export const SETTINGS_CALLS: readonly ReadyCall[] = [
  ready('administrator', getPolicyDraft, async (organisation) => {
    await policyDraft(organisation)
    return {}
  }),
  ready('administrator', putPolicyDraft, async (organisation) => {
    const { version, policy } = await policyDraft(organisation)
    return { body: { ...policy, version } }
  }),
  ready('administrator', importPolicyDraft, async (organisation) => {
    const { file } = await organisation.call('administrator', exportPolicy, { query: { format: 'json' } })
    return { body: { file } }
  }),
  ready('administrator', exportPolicyDraft, async (organisation) => {
    await policyDraft(organisation)
    return { query: { format: 'yaml' as const } }
  }),
  ready('administrator', publishPolicy, async (organisation) => {
    const { version } = await policyDraft(organisation)
    return { body: { valid_from: dayFrom(600), why: 'The same again', version } }
  }),
  ready('administrator', deletePolicyDraft, async (organisation) => {
    await policyDraft(organisation)
    return {}
  }),
  ready('administrator', listEntries, async () => ({ params: { kind: 'cost_centre' }, query: {} })),
  ready('administrator', createEntry, async (organisation) => ({
    params: { kind: 'grade' },
    body: { code: `G-${organisation.count()}`, name: `Grade ${organisation.count()}` },
  })),
  ready('administrator', changeEntry, async (organisation) => ({
    params: { kind: 'department', entry: (await entry(organisation)).code },
    body: { active: false },
  })),
  ready('administrator', importEntries, async (organisation) => ({
    params: { kind: 'location' },
    body: { csv: `code,name\nL-${organisation.count()},Town ${organisation.count()}\n`, commit: true },
  })),
  ready('administrator', changeHoliday, async (organisation) => {
    const { id, day } = await holiday(organisation)
    return { params: { holidayId: id }, body: { day, name: 'Day of the Founder', state: null } }
  }),
  ready('administrator', removeHoliday, async (organisation) => ({
    params: { holidayId: (await holiday(organisation)).id },
  })),
  ready('administrator', importHolidays, async (organisation) => ({
    body: { csv: `day,name,state\n${dayFrom(400 + organisation.count())},Harvest,Punjab\n`, commit: true },
  })),
  ready('administrator', createBudget, async (organisation) => ({
    body: { kind: 'project' as const, code: 'PRJ-101', year: 2030 + (organisation.count() % 50), amount: 90_000 },
  })),
  ready('administrator', importBudgets, async (organisation) => ({
    body: {
      csv: `kind,code,year,amount\ncost_centre,4400,${2030 + (organisation.count() % 50)},90000\n`,
      commit: true,
    },
  })),
  ready('manager', createDelegation, async (organisation) => ({ body: await delegation(organisation) })),
  ready('manager', deleteDelegation, async (organisation) => {
    const { id } = await organisation.call('manager', createDelegation, { body: await delegation(organisation) })
    return { params: { delegationId: id } }
  }),
  ready('colleague', changeProfile, async () => ({
    body: {
      phone: '+91 98765 43210',
      location: 'Delhi',
      office: 'Connaught Place',
      username: 'colleague@pravas.example',
    },
  })),
  ready('administrator', changeOrganisation, async () => ({ body: { financial_year_start: 4 } })),
  ready('superadmin', listPeopleValues, async () => ({})),
  ready('superadmin', openPasswordLink, async (organisation) => {
    const { id } = await person(organisation)
    const { link } = await organisation.call('superadmin', makeResetLink, { params: { person: id } })
    return { body: { token: new URL(link).pathname.split('/').at(-1) ?? '' } }
  }),
  ready('superadmin', changePerson, async (organisation) => {
    const { id } = await person(organisation)
    return { params: { person: id }, body: { designation: 'Consultant' } }
  }),
  ready('superadmin', erasePerson, async (organisation) => {
    const { id, name } = await person(organisation)
    return { params: { person: id }, body: { name, reason: 'They have left.' } }
  }),
  ready('superadmin', saveWebhook, async () => ({
    params: { service: 'slack' },
    body: { ...CHANNEL, events: ['request_sent' as const] },
  })),
  ready('superadmin', removeWebhook, async (organisation) => {
    const params = { service: 'teams' }
    const body = {
      address: 'https://prod-00.westindia.logic.azure.com/workflows/example',
      events: ['request_sent'] as ['request_sent'],
    }
    await organisation.call('superadmin', saveWebhook, { params, body })
    return { params }
  }),
]
