/** Reads one value in PostgreSQL's text form. */
export type Parser = (text: string) => unknown

// Object ids of PostgreSQL's own types, which never change (pg_type.dat).
const BOOL = 16
const BYTEA = 17
const INT8 = 20
const INT2 = 21
const INT4 = 23
const OID = 26
const JSON_TEXT = 114
const FLOAT4 = 700
const FLOAT8 = 701
const DATE = 1082
const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184
const NUMERIC = 1700
const JSONB = 3802

const asIs: Parser = (text) => text

/** A whole number; throws beyond 2^53, where a number would silently be another one. */
function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} does not fit into a number.`)
  return value
}

const INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)(:\d\d)?$/

/** An instant, to the millisecond; throws on what a Date cannot hold ('infinity', years before Christ). */
function parseInstant(text: string): Date {
  const match = INSTANT.exec(text)
  if (!match) throw new RangeError(`The timestamp ${text} does not fit into a Date.`)
  const [, day, time, hours, minutes = ':00'] = match
  return new Date(`${day}T${time}${hours}${minutes}`)
}

function parseBytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'))
}

/**
 * How values come out of either database, by type: bigint as a number, numeric as text, date as
 * 'YYYY-MM-DD', timestamptz as a Date, JSON parsed, bytea as a Uint8Array. A type not named here
 * comes as PostgreSQL's text.
 */
export const parsers: Readonly<Record<number, Parser>> = {
  [BOOL]: (text) => text === 't',
  [BYTEA]: parseBytes,
  [INT8]: parseInt8,
  [INT2]: Number,
  [INT4]: Number,
  [OID]: Number,
  [JSON_TEXT]: (text) => JSON.parse(text),
  [FLOAT4]: Number,
  [FLOAT8]: Number,
  [DATE]: asIs,
  [TIMESTAMP]: asIs,
  [TIMESTAMPTZ]: parseInstant,
  [NUMERIC]: asIs,
  [JSONB]: (text) => JSON.parse(text),
}

/** The element type of each array type whose elements are read by `parsers` or as text. */
export const arrayElements: Readonly<Record<number, number>> = {
  199: JSON_TEXT,
  1000: BOOL,
  1001: BYTEA,
  1005: INT2,
  1007: INT4,
  1009: 25,
  1015: 1043,
  1016: INT8,
  1021: FLOAT4,
  1022: FLOAT8,
  1028: OID,
  1115: TIMESTAMP,
  1182: DATE,
  1185: TIMESTAMPTZ,
  1231: NUMERIC,
  2951: 2950,
  3807: JSONB,
}
