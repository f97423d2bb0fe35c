/** A text for each plural form that a language has; `#` is the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** What a language does with numbers and lists, as the platform knows it. */
export interface Forms {
  /** The form for a number, with the number in it as the language writes it. */
  count(count: unknown, forms: PluralForms): string;
  number(value: unknown): string;
  /** `a, b and c`. */
  list(items: readonly string[]): string;
  /** The name of a language by its code, as it stands alone. */
  languageName(code: string): string;
}

export function formsOf(language: string): Forms {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language);
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const number = (value: unknown): string => numbers.format(Number(value));
  return {
    count: (count, forms) =>
      (forms[rules.select(Number(count))] ?? forms.other).replace('#', number(count)),
    number,
    list: (items) => lists.format(items),
    languageName: (code) => names.of(code) ?? code,
  };
}
