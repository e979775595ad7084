import { amounts } from './amounts.ts';
import { type PriceLine, savingsOf } from './price-of.ts';

type Sum = { subtotalPaise: number; lines: Omit<PriceLine, 'shares'>[]; payablePaise: number };

/**
 * Returns the list of an order in cash as it is with the payment before: without a round-off, with the saving in paise. The page shows it; the
 * server sums it up by `priceOf`, and a test compares both.
 */
export function prepaidLines({ subtotalPaise, lines, payablePaise }: Sum, savingPaise: number): Sum {
  const kept = lines.filter(({ code }) => code !== 'round_off');
  const roundOff = lines.find(({ code }) => code === 'round_off')?.paise ?? 0;
  const goodsPaise = subtotalPaise - savingsOf(kept);
  const saved = Math.min(savingPaise, goodsPaise);
  const at = kept.findIndex(({ paise }) => paise > 0);
  const line = { code: 'prepaid_saving', name: amounts.prepaid_saving.name, paise: -saved };
  const first = at < 0 ? kept.length : at;
  return {
    subtotalPaise,
    lines: saved > 0 ? [...kept.slice(0, first), line, ...kept.slice(first)] : kept,
    payablePaise: payablePaise - roundOff - saved,
  };
}
