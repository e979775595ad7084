import type { FieldChange } from '#platform/logged-change.ts';
import { cutText } from '#platform/text/cut-text.ts';
import type { RowProblem } from '../../bulk/bulk-change.ts';
import type { RowCells } from '../../bulk/read-row.ts';
import type { Target } from '../../bulk/targets.ts';
import { labelOf } from '../../gate/check-gate.ts';
import type { ProductValues } from '../../product-fields.ts';
import type { GateTools } from '../product-kind.ts';

/** The GST rate follows from other fields. The file shows it, so that staff see a wrong heading. A combo says why it has its rate. */
export function rateChange({ taxOf }: GateTools, before: ProductValues, after: ProductValues): FieldChange[] {
  const said = (values: ProductValues) => {
    const { rate, why } = taxOf(values);
    return rate && values.parts.length > 0 ? `${rate}. ${why}` : rate;
  };
  const rates = { before: said(before), after: said(after) };
  return rates.before === rates.after ? [] : [{ field: 'gst', label: 'GST', ...rates }];
}

type Taxed = { fields: Partial<ProductValues>; after: ProductValues; given: GateTools };
/** Refuses an answer of the file that its heading does not know. A draft with an open question is good, and a note asks it. */
export function taxQuestions(row: RowCells, { fields, after, given }: Taxed) {
  const { problem, warning } = given.taxOf(after);
  const isTouched = ['hsn', 'gstGoods', 'gstSupply', 'parts'].some((name) => name in fields);
  const ofHsn = warning && 'hsn' in fields ? [{ field: 'hsn', message: warning, label: 'HSN' }] : [];
  const warnings = inColumns(row, ofHsn);
  if (!problem || !isTouched) return { refused: [], notes: warnings };
  const said = inColumns(row, [{ ...problem, label: labelOf(problem.field) }]);
  const isWrongAnswer = problem.kind === 'wrong' && problem.field in fields && problem.field !== 'hsn';
  return isWrongAnswer ? { refused: said, notes: [] } : { refused: [], notes: [...said, ...warnings] };
}

/** The publish gate names fields; staff see the columns of their file, and the rule. */
export function inColumns(
  row: RowCells,
  problems: { field: string; label: string; message: string; law?: string }[],
): RowProblem[] {
  return problems.map(({ field, label, message, law }) => {
    const { column = label, cell = '' } = row.get(field as Target) ?? {};
    return { column, value: cutText(cell, 200), reason: law ? `${message} ${law}.` : message };
  });
}
