/**
 * The request header in which a page says for how many whole seconds its person has done nothing, so that what it asks
 * for by itself does not keep a session alive. A request without it counts as activity.
 */
export const IDLE_HEADER = 'x-idle-seconds'
