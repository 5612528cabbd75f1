import { lineIcon } from './icon.tsx'

export const IconBook2 = lineIcon('M19 4v16h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h12M19 16h-12a2 2 0 0 0 -2 2M9 8h6')
