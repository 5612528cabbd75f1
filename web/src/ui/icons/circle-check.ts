import { lineIcon } from './icon.tsx'

export const IconCircleCheck = lineIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9 12l2 2l4 -4')
