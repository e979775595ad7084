import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatRupees } from '#platform/money.ts';
import { ApiError } from '#platform/ui/call-api.ts';
import type { PromotionFields } from '../fields.ts';
import { previewQuery } from './queries.ts';

/** Shows what the newest orders would cost with the typed offer. */
export function PromotionPreview({ fields }: { fields: PromotionFields }) {
  const { data, error } = useQuery(previewQuery(useRested(fields)));
  const hasMargin = data?.carts.some(({ left }) => left?.typed != null) ?? false;
  return (
    <section aria-label="Preview" className="flex max-w-xl flex-col gap-4">
      <h2 className="font-sans text-base font-semibold">Your newest orders with this offer</h2>
      {error ? (
        <p className="text-clay wrap-anywhere">{problemOf(error)}</p>
      ) : (
        <table className="w-full text-sm">
          <thead>
            <tr className="text-right text-moss">
              <th scope="col" className="py-1 text-left font-normal">
                Order
              </th>
              <th scope="col" className="py-1 font-normal">
                Now
              </th>
              <th scope="col" className="py-1 font-normal">
                With it
              </th>
              {hasMargin && (
                <th scope="col" className="py-1 font-normal">
                  Left after cost
                </th>
              )}
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {data?.carts.map(({ name, units, now, typed, left }) => (
              <tr key={name} className="border-t border-line text-right">
                <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                  {name}, {units === 1 ? '1 pack' : `${units} packs`}
                </th>
                <td>{formatRupees(now.total)}</td>
                <td className={typed.total < now.total ? 'font-semibold text-leaf' : ''}>
                  {formatRupees(typed.total)}
                </td>
                {hasMargin && (
                  <td className={left?.typed && left.typed < 0 ? 'font-semibold text-clay' : ''}>
                    {left?.typed == null ? '–' : formatRupees(left.typed)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="text-sm text-moss">
        {hasMargin
          ? 'What is left is the price of the goods after savings, without their cost prices. Tax, delivery and packing are still in it.'
          : 'The shop knows no cost of these goods. The owner gives it on the stock page of a product.'}
      </p>
    </section>
  );
}

function problemOf(error: Error): string {
  const [first] = error instanceof ApiError ? Object.values(error.fields) : [];
  return first ?? error.message;
}

/** Returns what was typed as soon as the typing rests. */
function useRested(fields: PromotionFields): PromotionFields {
  const text = JSON.stringify(fields);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), 250);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(rested) as PromotionFields;
}
