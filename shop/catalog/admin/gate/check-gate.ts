import { promisesMoney } from '#shop/claims/reading/money-promise.ts';
import { foreignWaysIn, foreignWords, noOwnWays } from '#shop/claims/foreign-ways.ts';
import { type Excerpt, excerptOf } from '#shop/claims/excerpt.ts';
import type { Verdict } from '#shop/claims/read-claims.ts';
import { factLabels } from '../../declarations/fact-fields.ts';
import gate from './publish-gate.json' with { type: 'json' };
import { findProductClaims } from './find-product-claims.ts';
import { valueChecks } from './check-values.ts';
import { findPoisons } from './find-words.ts';

/** A product as the gate reads it: each statement as text, empty while it is not stated. */
export type Statements = { [field: string]: string };

export type GateProblem = {
  field: string;
  label: string;
  /** A `claim` is refused. A `doubt` may be one. */
  kind: 'missing' | 'wrong' | 'forbidden' | 'claim' | 'doubt';
  /** The substance or the words of a claim. */
  found?: string;
  /** Where the words of a claim stand in the text. */
  mark?: { start: number; end: number };
  excerpt?: Excerpt;
  /** A sentence that would be lawful in place of a claim. */
  lawful?: string;
  /** The next step, in words for staff. */
  message: string;
  law: string;
};

/** The day of the newest rules that published products are read again for. */
export const gateRulesFrom = '2026-11-27';

type Rule = {
  field: string;
  from: string;
  until?: string;
  classes: string[];
  law: string;
  /** The goods for which `when` and `unless` ask, in words for `docs/law.md`. */
  of?: string;
  pattern?: string;
  /** Whether the pattern takes large letters for small ones. */
  isAnyCase?: boolean;
  hint?: string;
  /** A statement that is not made is good. */
  isOptional?: boolean;
  /** A name of `valueChecks`. */
  check?: string;
  /** The rule holds where one of these does. */
  when?: Condition[];
  /** The rule does not hold where one of these does. */
  unless?: Condition[];
};

/** A statement that has one of these values, or that matches. */
type Condition = { field: string; is?: string[]; matches?: string };

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
  gtin: 'GTIN',
  pictures: 'Alternative texts of pictures',
  slug: 'Address',
  seller: 'Seller',
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
    ...rules.flatMap((rule) => checkRule(rule, statements, day)),
    ...findPoisons(statements).map(({ field, word }) => ({
      field,
      label: labelOf(field),
      kind: 'forbidden' as const,
      found: word,
      message: `${word} is a poisonous substance of Schedule E(1). This shop does not sell it.`,
      law: 'Drugs Rules 1945, Schedule E(1)',
    })),
    ...foreignProblems(statements),
    ...moneyProblems(statements),
    ...findProductClaims(statements).map(({ field, words, start, end, verdict, condition, law, lawful }) => ({
      field,
      label: labelOf(field),
      kind: verdict === 'refused' ? ('claim' as const) : ('doubt' as const),
      found: words.toLowerCase(),
      mark: { start, end },
      excerpt: excerptOf(statements[field] ?? '', { start, end }),
      lawful,
      message: messageOf(verdict, labelOf(field), words, condition),
      law,
    })),
  ];
}

/** The texts of a product that somebody writes freely. Those of the label name its maker. */
const freeTexts =
  'name nameHindi offer description howToUse pictures form concerns sanskrit english synonyms ingredients'.split(
    ' ',
  );

/** The owner may let such words stand, as other doubts. */
function foreignProblems(statements: Statements): GateProblem[] {
  return freeTexts.flatMap((field) =>
    foreignWaysIn(statements[field] ?? '', noOwnWays).map(({ kind, words }) => ({
      field,
      label: labelOf(field),
      kind: 'doubt' as const,
      found: words.toLowerCase(),
      message: `${labelOf(field)}: “${words}” ${foreignWords[kind]}`,
      law: 'The owner speaks for the shop',
    })),
  );
}

/** A label of a product keeps no rule. An offer has one, and the page of the product says it by itself. */
function moneyProblems({ offer }: Statements): GateProblem[] {
  if (!promisesMoney(offer ?? '')) return [];
  const message = `“${offer}” promises money without a rule. Start an offer under Products, Offers: the page then says it by itself.`;
  return [{ field: 'offer', label: labelOf('offer'), kind: 'wrong', message, law: advertising }];
}

const advertising = 'Consumer Protection Act 2019, section 2(28)';

/** Names doubtful words of a field, so that a reason for them covers no others. */
export function doubtKey({ field, found = '' }: GateProblem): string {
  return `${field}: ${found}`;
}

function messageOf(verdict: Verdict, label: string, words: string, condition: string): string {
  const about = condition ? ` It is about: ${condition}.` : '';
  return verdict === 'refused'
    ? `${label}: “${words}” claims what the law forbids.${about}`
    : `${label}: “${words}” may be read as a forbidden claim.${about}`;
}

function checkRule(rule: Rule, statements: Statements, day: string): GateProblem[] {
  const { field, law, pattern, isAnyCase, hint, check, isOptional = false } = rule;
  if (!isInForce(rule, statements)) return [];
  const value = statements[field]?.trim() ?? '';
  const about = { field, label: labelOf(field), law };
  const tail = hint ? ` ${hint}.` : '';
  if (value === '')
    return isOptional ? [] : [{ ...about, kind: 'missing', message: `${about.label} is missing.${tail}` }];
  const wrong = check ? valueChecks[check]!(value, day) : null;
  if (wrong !== null)
    return [{ ...about, kind: 'wrong', message: `${about.label} is not complete or not right. ${wrong}.` }];
  if (!pattern || new RegExp(pattern, isAnyCase ? 'si' : 's').test(value)) return [];
  return [{ ...about, kind: 'wrong', message: `${about.label} is not complete.${tail}` }];
}

function isInForce({ when, unless = [] }: Rule, statements: Statements): boolean {
  const holds = ({ field, is, matches }: Condition) => {
    const value = statements[field]?.trim() ?? '';
    return is?.includes(value) ?? new RegExp(matches!, 'iu').test(value);
  };
  return (when?.some(holds) ?? true) && !unless.some(holds);
}

export function labelOf(field: string): string {
  return statementLabels[field] ?? field;
}
