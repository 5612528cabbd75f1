import { STRUCTURE_KINDS, type StructureKind } from '@pravas/contract/structure'

/** The lists of the structure as the addresses of their pages name them. */
const ADDRESSES: Record<StructureList, string> = {
  department: 'departments',
  cost_centre: 'cost-centres',
  project: 'projects',
  grade: 'grades',
  location: 'locations',
  holiday: 'holidays',
}
export type StructureList = StructureKind | 'holiday'
export const STRUCTURE_LISTS: readonly StructureList[] = [...STRUCTURE_KINDS, 'holiday']

export const addressOfList = (list: StructureList) => `/structure/${ADDRESSES[list]}`
export const importAddressOf = (list: StructureList) => `${addressOfList(list)}/import`

/** The list that an address names; the first for one that is not known. */
export function listNamed(name: string | undefined): StructureList {
  return STRUCTURE_LISTS.find((list) => ADDRESSES[list] === name) ?? 'department'
}
