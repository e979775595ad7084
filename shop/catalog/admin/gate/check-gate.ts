import { factLabels } from '../../facts.ts';
import gate from './publish-gate.json' with { type: 'json' };
import { findClaims, findPoisons } from './find-words.ts';

/** A product as the gate reads it: each statement as text, empty while it is not stated. */
export type Statements = { [field: string]: string };

export type GateProblem = {
  field: string;
  label: string;
  kind: 'missing' | 'wrong' | 'forbidden' | 'claim';
  /** The substance or the words of a claim. */
  found?: string;
  /** What to do, in words for staff. */
  message: string;
  law: string;
};

type Rule = {
  field: string;
  from: string;
  until?: string;
  classes: string[];
  law: string;
  pattern?: string;
  hint?: string;
  unless?: { field: string; is: string[] };
};

export const statementLabels: Record<string, string> = {
  ...factLabels,
  name: 'Name',
  nameHindi: 'Name in Hindi',
  description: 'Description',
  offer: 'Offer',
  concerns: 'Concerns',
  form: 'Form',
  sanskrit: 'Sanskrit name',
  english: 'English name',
  synonyms: 'Other names',
  dosha: 'Dosha',
  ingredients: 'Ingredients',
  productClass: 'Class',
  netQuantity: 'Net quantity',
  mrp: 'MRP',
  unitPrice: 'Unit price',
  maker: 'Maker or packer',
  countryOfOrigin: 'Country of origin',
  bestBefore: 'Best before',
  hsn: 'HSN',
  weight: 'Weight of the parcel',
  licence: 'Licence number',
  howToUse: 'How to use',
  parts: 'Parts',
  pictures: 'Alternative texts of pictures',
};

/** Returns the rules for a class on a day in India (`2026-11-22`), each field once. */
export function gateRules(productClass: string, day: string): Rule[] {
  return (gate.fields as Rule[]).filter(
    ({ from, until, classes }) =>
      from <= day && (!until || day < until) && (classes.includes('all') || classes.includes(productClass)),
  );
}

/** Returns why a product cannot be published on a day; nothing when it can. */
export function checkGate(statements: Statements, day: string): GateProblem[] {
  const rules = gateRules(statements.productClass ?? '', day);
  return [
    ...rules.flatMap((rule) => checkRule(rule, statements)),
    ...findPoisons(statements).map(({ field, word }) => ({
      field,
      label: labelOf(field),
      kind: 'forbidden' as const,
      found: word,
      message: `${word} is a poisonous substance of Schedule E(1). This shop does not sell it.`,
      law: 'Drugs Rules 1945, Schedule E(1)',
    })),
    ...findClaims(statements).map(({ field, word, place }) => ({
      field,
      label: labelOf(field),
      kind: 'claim' as const,
      found: word.toLowerCase(),
      message: `“${word}” claims a cure: “${place}”`,
      law: 'Drugs and Magic Remedies (Objectionable Advertisements) Act 1954, sections 3 and 4',
    })),
  ];
}

function checkRule({ field, law, pattern, hint, unless }: Rule, statements: Statements): GateProblem[] {
  if (unless?.is.includes(statements[unless.field]?.trim() ?? '')) return [];
  const value = statements[field]?.trim() ?? '';
  const about = { field, label: labelOf(field), law };
  const tail = hint ? ` ${hint}.` : '';
  if (value === '') return [{ ...about, kind: 'missing', message: `${about.label} is missing.${tail}` }];
  if (!pattern || new RegExp(pattern, 's').test(value)) return [];
  return [{ ...about, kind: 'wrong', message: `${about.label} is not complete.${tail}` }];
}

export function labelOf(field: string): string {
  return statementLabels[field] ?? field;
}
