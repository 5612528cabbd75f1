/** What happens to the money of claims and advances, as records of it are called. */
export type MoneyKind =
  | 'adjustment'
  | 'payment'
  | 'bounce'
  | 'set_off'
  | 'set_off_reversed'
  | 'advance'
  | 'advance_bounce'
  | 'advance_returned'
  | 'advance_recovered'
  | 'card'
  | 'card_reversed'
