import { formatSigned } from '#platform/money.ts';
import type { RowProblem, StatementRow } from './read-statement.ts';

type Chain = { broken: RowProblem | null; breaks: number };

/**
 * Returns the rows oldest first, whatever the sequence of the file, and the first row whose balance is not the one before plus its amount.
 * Such a file lacks a row, or a column means something else.
 */
export function checkBalances(rows: StatementRow[]): { rows: StatementRow[]; broken: RowProblem | null } {
  const reversed = rows.toReversed();
  const [forwards, backwards] = [chainOf(rows), chainOf(reversed)];
  const isNewestFirst =
    forwards.breaks === backwards.breaks
      ? (rows[0]?.day ?? '') > (rows.at(-1)?.day ?? '')
      : backwards.breaks < forwards.breaks;
  return isNewestFirst ? { rows: reversed, broken: backwards.broken } : { rows, broken: forwards.broken };
}

function chainOf(rows: readonly StatementRow[]): Chain {
  const chain: Chain = { broken: null, breaks: 0 };
  let before: number | null = null;
  for (const { number, paise, balancePaise } of rows) {
    const due: number | null = before === null ? null : before + paise;
    if (due !== null && balancePaise !== null && balancePaise !== due) {
      chain.breaks += 1;
      chain.broken ??= {
        number,
        says: `The balance is ${formatSigned(balancePaise)}, and by the row before it should be ${formatSigned(due)}. A row is missing, or a column means something else. A file of only some rows has no balance to check: leave its column out.`,
      };
    }
    before = balancePaise ?? due;
  }
  return chain;
}
