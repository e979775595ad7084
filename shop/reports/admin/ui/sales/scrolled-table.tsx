import type { ReactNode } from 'react';

type Row = { key: string; cells: ReactNode[] };
type Props = { label: string; titles: string[]; rows: Row[]; total?: ReactNode[] };

/** A table of figures that scrolls by itself, also by keyboard. The first column names its row, and stays in view. */
export function ScrolledTable({ label, titles, rows, total }: Props) {
  return (
    <section
      aria-label={`Table of ${label}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-paper"
    >
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="text-left text-moss">
            {titles.map((title, at) => (
              <th
                key={title}
                scope="col"
                className={`p-3 font-normal ${at > 0 ? 'text-right whitespace-nowrap' : ''}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rows.map(({ key, cells }) => (
            <Cells key={key} cells={cells} />
          ))}
        </tbody>
        {total && (
          <tfoot className="border-t border-edge font-semibold">
            <Cells cells={total} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Cells({ cells: [first, ...others] }: { cells: ReactNode[] }) {
  return (
    <tr>
      <th scope="row" className="sticky left-0 min-w-40 bg-paper p-3 text-left font-normal wrap-anywhere">
        {first}
      </th>
      {others.map((cell, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
        <td key={at} className="p-3 text-right whitespace-nowrap">
          {cell}
        </td>
      ))}
    </tr>
  );
}
