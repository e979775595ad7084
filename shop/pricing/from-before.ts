import { amounts } from './amounts.ts';

type Sums = { discountPaise: number; feePaise: number };

/** Returns the amounts of an order or an email from before orders had a list of them: a discount and a fee. */
export function linesFromBefore({
  discountPaise,
  feePaise,
}: Sums): { code: string; name: string; paise: number }[] {
  const { discount, platform_fee: fee } = amounts;
  const lines = [
    { code: 'discount', name: discount.name, paise: 0 - discountPaise },
    { code: 'platform_fee', name: fee.name, paise: feePaise },
  ];
  return lines.filter(({ paise }) => paise !== 0);
}
