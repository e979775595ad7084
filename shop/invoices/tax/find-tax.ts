import { formatDay } from '#platform/india-time.ts';
import type { TaxedGoods, TaxedProduct, TaxFinding } from '#shop/catalog/declarations/tax-finding.ts';
import { gstSupplies, isBundled } from '#shop/catalog/declarations/fact-fields.ts';
import { percentText } from './nil-lines.ts';
import { codeWarning } from '../tariff/check-code.ts';
import type { RateRow } from './law-rows.ts';
import { findRate, highestTaxed } from './rate-of.ts';

type Finding = Omit<TaxFinding, 'coming' | 'warning'>;

/** Returns the rate of a product on a day (`2026-11-21`), for a combo why it is this one, and the rate that comes next. */
export function findProductTax(rows: readonly RateRow[], product: TaxedProduct, day: string): TaxFinding {
  const found = findOn(rows, product, day);
  const warning = codeWarning(product.hsn);
  return { ...found, warning, coming: comingRate(rows, product, { day, rate: found.rate }) };
}

function comingRate(
  rows: readonly RateRow[],
  product: TaxedProduct,
  { day, rate }: { day: string; rate: string },
): TaxFinding['coming'] {
  const headings = [product, ...product.parts].map(({ hsn }) => hsn);
  const days = rows
    .filter((row) => headings.some((hsn) => hsn.startsWith(row.hsn)))
    .flatMap(({ from, until = from }) => [from, until])
    .filter((one) => one > day);
  for (const next of [...new Set(days)].toSorted()) {
    const found = findOn(rows, product, next);
    if (found.rate !== rate) return { day: next, rate: found.rate, choices: found.choices };
  }
  return null;
}

function findOn(rows: readonly RateRow[], { parts, ...own }: TaxedProduct, day: string): Finding {
  if (parts.length === 0) return findTax(rows, own, day);
  const wrongSupply = supplyProblem(own.gstSupply);
  if (wrongSupply) return { ...none, problem: wrongSupply };
  const unrated = parts.find((part) => !findRate(rows, part, day));
  if (unrated) {
    const message = `The part ${unrated.name} has no GST rate, so the combo has none. Give the part its HSN first.`;
    return { ...none, problem: { field: 'parts', kind: 'wrong', message } };
  }
  return isBundled(own) ? findBundled(rows, { parts, ...own }, day) : findMixed(rows, parts, day);
}

const none: Omit<Finding, 'problem'> = { rate: '', why: '', choices: [] };

function supplyProblem(supply = ''): TaxFinding['problem'] {
  const names = Object.values(gstSupplies);
  if (supply.trim() === '' || names.some((name) => name.toLowerCase() === supply.trim().toLowerCase()))
    return null;
  return { field: 'gstSupply', kind: 'wrong', message: `Supply for GST is one of: ${names.join(', ')}.` };
}

function findMixed(rows: readonly RateRow[], parts: TaxedProduct['parts'], day: string): Finding {
  const highest = highestTaxed(rows, parts, day);
  const { rate, why } = findTax(rows, highest, day);
  const reason = `A combo is a mixed supply, taxed like its part with the highest rate (CGST Act, section 8): ${highest.name}`;
  return { ...none, rate, why: `${reason}. ${why}`, problem: null };
}

/** The heading of a bundled combo is that of its main part, so that no combo takes a rate that none of its parts has. */
function findBundled(rows: readonly RateRow[], product: TaxedProduct, day: string): Finding {
  const { parts } = product;
  const found = findTax(rows, product, day);
  const row = findRate(rows, product, day)?.row;
  if (!row || found.problem) return found;
  const main = parts.find((part) => findRate(rows, part, day)?.row.id === row.id);
  if (main) {
    const reason = `The combo is naturally bundled, taxed like its main part (CGST Act, section 8): ${main.name}`;
    return { ...found, why: `${reason}. ${found.why}` };
  }
  const known = parts.map(({ name, hsn }) => `${name} ${hsn}`).join(', ');
  const message = `A naturally bundled combo has the HSN and the goods of its main part. Its parts have: ${known}.`;
  return { ...found, problem: { field: 'hsn', kind: 'wrong', message } };
}

/** Returns the rate of goods on a day (`2026-11-21`), or which question is open. A heading without a row says what to do. */
export function findTax(rows: readonly RateRow[], goods: TaxedGoods, day: string): Finding {
  const { hsn, gstGoods = '' } = goods;
  if (hsn === '') return { rate: '', why: '', choices: [], problem: null };
  const found = findRate(rows, goods, day);
  if (!found) {
    const message =
      `The shop has no GST rate for HSN ${hsn}. Compare its first 4 digits with the customs tariff. ` +
      'If they are right, ask your accountant for the rate and its notification. The owner adds them under Settings, GST rates.';
    return {
      rate: '',
      why: '',
      choices: [],
      problem: { field: 'hsn', kind: 'wrong', message },
    };
  }
  const { row, choices, isAnswered } = found;
  const names = choices.flatMap((choice) => choice.goods ?? []);
  const listed = choices.map(({ goods: name, percent }) => `${name} (${percentText(percent)})`).join('; ');
  const question = `HSN ${hsn} has several GST rates. Which of these is it: ${listed}?`;
  const kind = gstGoods === '' ? 'missing' : 'wrong';
  const what = [`HSN ${row.hsn}`, row.goods, `notification ${row.law}`, `from ${formatDay(row.from)}`];
  const open = isAnswered ? '' : 'Until you choose the goods, the highest rate of the heading holds. ';
  return {
    rate: percentText(row.percent),
    why: open + what.filter(Boolean).join(', '),
    choices: names,
    problem: isAnswered ? null : { field: 'gstGoods', kind, message: question },
  };
}
