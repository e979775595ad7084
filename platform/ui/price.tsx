import { formatRupees } from '../money.ts';

type Props = {
  price: number;
  /** In rupees; struck through when it is above the price. */
  mrp?: number;
  discount?: number;
  size?: 'small' | 'large';
};

export function Price({ price, mrp, discount, size = 'small' }: Props) {
  const saves = mrp !== undefined && mrp > price;
  const percent = Math.floor(discount ?? 0);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className={size === 'large' ? 'text-3xl font-semibold' : 'text-lg font-semibold'}>
        {formatRupees(price)}
      </span>
      {saves && (
        <>
          <span className={`text-sm text-moss ${size === 'small' && percent ? 'order-last w-full' : ''}`}>
            MRP <s>{formatRupees(mrp)}</s>
          </span>
          {percent > 0 && <span className="text-sm font-semibold text-clay">{`${percent}% off`}</span>}
        </>
      )}
    </p>
  );
}
