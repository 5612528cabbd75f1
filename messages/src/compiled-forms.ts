type FormsByName = Readonly<Record<string, unknown>>

/** What the compiled messages of one language choose and write their counts by. */
export interface Forms {
  /** The form for a count, or for exactly this number where there is one such as '=0'. `offset` is not counted. */
  plural(count: number, forms: FormsByName, offset?: number, type?: Intl.PluralRuleType): unknown
  /** The form by its name, else the one called other. */
  select(name: string | number, forms: FormsByName): unknown
  number(value: number): string
}

/**
 * The forms of a language, such as 'en-IN'. The browser knows its rules. It is not asked what is plain, because a page's first use of
 * `Intl` holds a phone up for 100 ms.
 */
export function formsOf(locale: string): Forms {
  return {
    plural: (count, forms, offset = 0, type = 'cardinal') =>
      forms[`=${count}`] ?? forms[formName(locale, count - offset, type)] ?? forms.other,
    select: (name, forms) => (Object.hasOwn(forms, name) ? forms[name] : forms.other),
    number: (value) =>
      Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : value.toLocaleString(locale),
  }
}

function formName(locale: string, count: number, type: Intl.PluralRuleType): string {
  if (locale.startsWith('en') && type === 'cardinal') return Math.abs(count) === 1 ? 'one' : 'other'
  return new Intl.PluralRules(locale, { type }).select(count)
}
