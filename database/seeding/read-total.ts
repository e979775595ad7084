import { parseArgs } from 'node:util';
import { StartRefusal } from '#platform/server/start-refusal.ts';

const most = 1_000_000;

/** Returns the requested number of products, or 0 without the option. Throws a StartRefusal for wrong arguments. */
export function readTotal(args: string[]): number {
  const given = readProducts(args);
  if (given === undefined) return 0;
  const total = /^[1-9]\d{0,6}$/.test(given) ? Number(given) : 0;
  if (total >= 1 && total <= most) return total;
  throw new StartRefusal(
    'arguments',
    `--products must be a whole number from 1 to ${most}, such as: npm run seed -- --products 100000`,
  );
}

function readProducts(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { products: { type: 'string' } } }).values.products;
  } catch {
    throw new StartRefusal('arguments', 'The only option is --products: npm run seed -- --products 100000');
  }
}
