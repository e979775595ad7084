import { formatDay } from '#platform/india-time.ts';
import type { TaxFinding } from '#shop/catalog/admin/tax-finding.ts';
import { percentText } from './nil-lines.ts';
import type { RateRow } from './law-rows.ts';
import { findRate, type TaxedGoods } from './rate-of.ts';

/** Returns the rate of goods on a day (`2026-11-21`), or which question is open. A heading without a row says what to do. */
export function findTax(rows: readonly RateRow[], goods: TaxedGoods, day: string): TaxFinding {
  const { hsn, gstGoods = '' } = goods;
  if (hsn === '') return { rate: '', why: '', choices: [], problem: null };
  const found = findRate(rows, goods, day);
  if (!found) {
    const message =
      `The shop has no GST rate for HSN ${hsn}. Compare its first 4 digits with the customs tariff. ` +
      'If they are right, ask your accountant for the rate and its notification, and have a row added to the shop’s rates.';
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
