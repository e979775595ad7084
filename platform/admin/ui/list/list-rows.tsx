import { StaffLink } from '../staff-link.tsx';
import type { ListProps } from './list-parts.ts';
import { usePhoneWidth } from './use-phone-width.ts';
import type { RowSelection } from './use-selection.ts';

type Props<Row> = { list: ListProps<Row>; rows: readonly Row[]; selection: RowSelection };

/** A table, or cards below 640 pixels. */
export function ListRows<Row>(props: Props<Row>) {
  return usePhoneWidth() ? <Cards {...props} /> : <Table {...props} />;
}

const focusLook = 'outline-none focus-visible:outline-2 focus-visible:-outline-offset-2';

function Table<Row>({ list, rows, selection }: Props<Row>) {
  const { columns, label, idOf, bulk } = list;
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-paper">
      <table className="w-full text-left">
        <caption className="sr-only">{label}</caption>
        <thead className="border-b border-line text-sm text-moss">
          <tr>
            {bulk && (
              <th scope="col" className="w-11 pl-1">
                <SelectShown ids={rows.map(idOf)} selection={selection} />
              </th>
            )}
            {columns.map(({ title, className }) => (
              <th key={title} scope="col" className={`px-3 py-2 font-semibold ${className ?? ''}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={idOf(row)} data-row tabIndex={-1} className={`align-top hover:bg-sand ${focusLook}`}>
              {bulk && (
                <td className="pl-1">
                  <SelectRow list={list} row={row} selection={selection} />
                </td>
              )}
              {columns.map(({ title, className }, at) => (
                <td key={title} className={`px-3 py-2.5 ${className ?? ''}`}>
                  <Cell list={list} row={row} at={at} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards<Row>({ list, rows, selection }: Props<Row>) {
  const { columns, label, idOf, bulk } = list;
  const [, ...facts] = columns;
  return (
    <div className="flex flex-col gap-3">
      {bulk && (
        <div className="-mb-2 self-start">
          <SelectShown ids={rows.map(idOf)} selection={selection} isNamed />
        </div>
      )}
      <ul aria-label={label} className="flex flex-col gap-3">
        {rows.map((row) => (
          <li
            key={idOf(row)}
            data-row
            tabIndex={-1}
            className={`flex flex-col gap-1 rounded-lg border border-line bg-paper p-3 ${focusLook}`}
          >
            <div className={`flex items-center gap-1 ${bulk ? '-ml-3' : ''}`}>
              {bulk && <SelectRow list={list} row={row} selection={selection} />}
              <div className="min-w-0 flex-1">
                <Cell list={list} row={row} at={0} />
              </div>
            </div>
            <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
              {facts.map(({ title }, at) => (
                <div key={title} className="contents">
                  <dt className="text-sm leading-6 text-moss">{title}</dt>
                  <dd className="min-w-0 wrap-anywhere">
                    <Cell list={list} row={row} at={at + 1} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

type CellProps<Row> = { list: ListProps<Row>; row: Row; at: number };

function Cell<Row>({ list: { columns, pathOf }, row, at }: CellProps<Row>) {
  const content = columns[at]!.cell(row);
  if (at > 0 || !pathOf) return content;
  return (
    <StaffLink to={pathOf(row)} className="link inline-flex min-h-11 items-center font-semibold sm:min-h-0">
      {content}
    </StaffLink>
  );
}

type RowProps<Row> = { list: ListProps<Row>; row: Row; selection: RowSelection };

function SelectRow<Row>({ list: { idOf, nameOf }, row, selection }: RowProps<Row>) {
  const id = idOf(row);
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">Select {nameOf(row)}</span>
      <input
        type="checkbox"
        className="size-5"
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
    </label>
  );
}

type ShownProps = { ids: string[]; selection: RowSelection; isNamed?: boolean };

/** A table has its name in the head of the column for a screen reader alone. Cards show it. */
function SelectShown({ ids, selection, isNamed = false }: ShownProps) {
  const isWhole = ids.length > 0 && ids.every((id) => selection.has(id));
  const look = isNamed ? 'flex min-h-11 items-center gap-3' : 'grid size-11 place-items-center';
  return (
    <label className={`cursor-pointer ${look}`}>
      <span className={isNamed ? 'order-2' : 'sr-only'}>Select all shown</span>
      <input
        type="checkbox"
        className="size-5"
        checked={isWhole}
        onChange={() => (isWhole ? selection.clear() : selection.choose(ids))}
      />
    </label>
  );
}
