import { lineIcon } from './icon.tsx'

export const IconChevronRight = lineIcon('M9 6l6 6l-6 6')
