import { parseArgs } from 'node:util';
import { StartRefusal } from '#platform/server/start-refusal.ts';

const most = 1_000_000;

export type SeedArguments = {
  /** The requested number of products; 0 without the option. */
  total: number;
  removesDemo: boolean;
};

/** Throws a StartRefusal for wrong arguments. */
export function readSeedArguments(args: string[]): SeedArguments {
  const { products: given, 'remove-demo': removesDemo = false } = readOptions(args);
  if (given === undefined) return { total: 0, removesDemo };
  const total = /^[1-9]\d{0,6}$/.test(given) ? Number(given) : 0;
  if (total >= 1 && total <= most && !removesDemo) return { total, removesDemo };
  throw new StartRefusal(
    'arguments',
    `--products must be a whole number from 1 to ${most}, such as: npm run seed -- --products 100000`,
  );
}

function readOptions(args: string[]) {
  try {
    const options = { products: { type: 'string' }, 'remove-demo': { type: 'boolean' } } as const;
    return parseArgs({ args, options }).values;
  } catch {
    throw new StartRefusal(
      'arguments',
      'The options are --products, such as npm run seed -- --products 100000, and --remove-demo.',
    );
  }
}
