/** Begins the keys of all that may act as the person: their sessions and connected assistants, which some changes end together. */
export const OWN_ACCESS = ['own access'] as const
