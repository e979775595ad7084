import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { formatRupees, formatSigned, toPaise } from '#platform/money.ts';
import { callApi } from '#platform/ui/call-api.ts';
import { endpoints, type PreviewedCart } from '../charges-preview.ts';

type Values = Record<string, string>;

/** Settings with a part of this module below their form. */
export const chargesBelow = {
  DELIVERY_CHARGE_RUPEES: (values: Values) => <ChargesPreview values={values} />,
};

function previewQuery(values: Values) {
  return queryOptions({
    queryKey: ['charges-preview', values],
    queryFn: ({ signal }) => callApi(endpoints.preview, { body: { values } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
}

/** Shows each newest order by the typed charges, beside those of now. */
function ChargesPreview({ values }: { values: Values }) {
  const { data, error, refetch } = useQuery(previewQuery(useRested(values)));
  return (
    <section aria-label="Preview" className="flex max-w-xl flex-col gap-4">
      <h3 className="font-sans text-base font-semibold">Your newest orders by these charges</h3>
      <Loaded
        data={error ? undefined : data}
        error={error}
        onRetry={() => void refetch()}
        className="h-40 w-full"
      >
        {({ carts, problem }) =>
          problem ? (
            <p className="text-clay wrap-anywhere">{problem}</p>
          ) : (
            carts.map((cart) => <Cart key={cart.name} cart={cart} />)
          )
        }
      </Loaded>
      <p className="text-sm text-moss">
        Orders keep the charges of their day. A customer who is in the checkout while you save sees the new
        total and orders again.
      </p>
      <Link to="/admin/log?kind=settings" className="link inline-flex min-h-11 items-center self-start">
        Earlier changes
      </Link>
    </section>
  );
}

/** Returns what was typed as soon as the typing rests. */
function useRested(values: Values): Values {
  const text = JSON.stringify(values);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), 250);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(rested) as Values;
}

function Cart({ cart: { name, units, now, typed } }: { cart: PreviewedCart }) {
  const names = [...new Set([...now.lines, ...typed.lines].map((line) => line.name))];
  const amountIn = ({ lines }: PreviewedCart['now'], of: string) =>
    formatSigned(toPaise(lines.find((line) => line.name === of)?.amount ?? 0));
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-t border-line text-sm">
        <caption className="py-2 text-left font-semibold wrap-anywhere">
          {name}, {units === 1 ? '1 pack' : `${units} packs`}
        </caption>
        <thead>
          <tr className="text-right text-moss">
            <th scope="col" className="sr-only">
              Amount
            </th>
            <th scope="col" className="py-1 font-normal">
              Now
            </th>
            <th scope="col" className="py-1 font-normal">
              As typed
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {names.map((of) => (
            <tr key={of} className="text-right">
              <th scope="row" className="py-1 text-left font-normal">
                {of}
              </th>
              <td>{amountIn(now, of)}</td>
              <td>{amountIn(typed, of)}</td>
            </tr>
          ))}
          <tr className="text-right font-semibold">
            <th scope="row" className="py-1 text-left">
              Total payable
            </th>
            <td>{formatRupees(now.total)}</td>
            <td>{formatRupees(typed.total)}</td>
          </tr>
          {typed.noCash && (
            <tr>
              <td colSpan={3} className="py-1">
                {typed.noCash}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
