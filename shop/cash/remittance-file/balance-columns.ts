import type { Target } from './columns.ts';
import type { Meaning } from './header-words.ts';
import { namesParcel } from '#shop/shipping/courier-file/parcel-keys.ts';
import { readPaise, signOf } from './read-amount.ts';

type Rows = readonly (readonly string[])[];
type Role = 'charges' | 'corrections' | null;
type Choice = { at: number; roles: readonly Role[] };

/** Bounds the work: 2 ^ 8 ways to choose charges. */
const maxWays = 256;
/** Pairs of a paid amount and cash that are tried, the likeliest first. */
const maxCandidates = 4;

/**
 * Chooses the columns of money. Where the file has the cash and the paid amount, its rows tell which charges lie between them: a
 * charge that is billed apart, and a sum of charges beside its parts, are left out.
 */
export function balanceColumns(meanings: readonly (Meaning | null)[], rows: Rows): (Target | null)[] {
  const [paid, collected] = [candidates(meanings, 'paid'), candidates(meanings, 'collected')];
  const amounts = amountsOf(meanings, rows);
  const usual: Balance = {
    main: paid[0] ?? collected[0],
    choices: choicesOf(meanings, { paid: paid[0], collected: collected[0] }),
  };
  let best = { balance: usual, fits: 0 };
  for (const net of paid)
    for (const gross of collected) {
      const choices = choicesOf(meanings, { paid: net, collected: gross });
      const { roles, fits } = fit({ net, gross, choices, amounts, meanings });
      if (fits > best.fits) best = { balance: { main: net, choices, roles }, fits };
    }
  const { main, choices, roles } = best.balance;
  const isPaid = paid.includes(main ?? -1);
  return meanings.map((meaning, at) => {
    if (at === main) return isPaid ? 'paid' : 'collected';
    const choice = choices.findIndex((one) => one.at === at);
    if (choice !== -1) return roles ? roles[choice]! : choices[choice]!.roles[0]!;
    return meaning?.is === 'reversals' && !isPaid ? 'reversals' : null;
  });
}

type Balance = { main: number | undefined; choices: Choice[]; roles?: Role[] };

/** Returns the columns that may hold the paid amount or the cash, the likeliest first. */
function candidates(meanings: readonly (Meaning | null)[], kind: 'paid' | 'collected'): number[] {
  return meanings
    .flatMap((meaning, at) => {
      if (meaning?.is !== 'cash') return [];
      const isPaid = meaning.paid > 0 && meaning.paid >= meaning.collected;
      return isPaid === (kind === 'paid') ? [{ at, weight: meaning[kind] }] : [];
    })
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
    .slice(0, maxCandidates)
    .map(({ at }) => at);
}

type Totals = { paid: number | undefined; collected: number | undefined };

/** The roles that each further column may have, the likeliest first. */
function choicesOf(meanings: readonly (Meaning | null)[], { paid, collected }: Totals): Choice[] {
  const charges = meanings.flatMap((meaning) => (meaning?.is === 'charges' ? meaning : []));
  const hasParts = charges.some(({ isTotal }) => !isTotal);
  const includesTax = charges.some((meaning) => meaning.includesTax && !meaning.isTax);
  return meanings.flatMap((meaning, at): Choice[] => {
    if (meaning === null || meaning.is === 'reversals' || at === paid || at === collected) return [];
    if (meaning.is === 'corrections') return [{ at, roles: ['corrections', 'charges', null] }];
    // An amount of which the words do not say what it is for.
    if (meaning.is === 'cash')
      return meaning.paid + meaning.collected > 2 ? [] : [{ at, roles: [null, 'charges'] }];
    const isExtra = (meaning.isTotal && hasParts) || (meaning.isTax && includesTax);
    return [{ at, roles: isExtra ? [null, 'charges'] : ['charges', null] }];
  });
}

/** The paise of each row's columns of money. Rows that name no parcel, such as sums, are left out. */
function amountsOf(meanings: readonly (Meaning | null)[], rows: Rows): number[][] {
  const signs = meanings.map((meaning, at) =>
    meaning === null
      ? 1
      : signOf(
          meaning.is === 'cash' ? 'paid' : meaning.is,
          rows.map((row) => row[at] ?? ''),
        ),
  );
  return rows
    .filter((row) => row.some((cell, at) => meanings[at] === null && namesParcel(cell.slice(0, 100))))
    .map((row) =>
      meanings.map((meaning, at) => (meaning ? (readPaise(row[at] ?? '') ?? 0) * signs[at]! : 0)),
    );
}

type Fit = {
  net: number;
  gross: number;
  choices: readonly Choice[];
  amounts: readonly number[][];
  meanings: readonly (Meaning | null)[];
};

/** Returns the roles with which most rows add up, the likeliest of equals, and how many rows do. */
function fit({ net, gross, choices, amounts, meanings }: Fit): { roles: Role[]; fits: number } {
  const reversed = meanings.flatMap((meaning, at) => (meaning?.is === 'reversals' ? [at] : []));
  const rows = amounts.map((row) => {
    const back = reversed.reduce((sum, at) => sum - Math.abs(row[at]!), 0);
    return { row, kept: row[gross]! + back - row[net]! };
  });
  let best: Way & { fits: number } = { roles: [], fits: -1, steps: 0 };
  for (const { roles, steps } of waysOf(choices)) {
    const fits = rows.filter(({ row, kept }) => keptBy(row, { choices, roles }) === kept).length;
    if (fits > best.fits || (fits === best.fits && steps < best.steps)) best = { roles, fits, steps };
  }
  return best;
}

function keptBy(
  row: readonly number[],
  { choices, roles }: { choices: readonly Choice[]; roles: readonly Role[] },
): number {
  return choices.reduce((sum, { at }, index) => {
    const role = roles[index];
    if (role === null) return sum;
    return role === 'charges' ? sum + row[at]! : sum - row[at]!;
  }, 0);
}

type Way = { roles: Role[]; steps: number };

/** Every way to give each column a role, with the number of unlikely ones. */
function waysOf(choices: readonly Choice[]): Way[] {
  let ways: Way[] = [{ roles: [], steps: 0 }];
  for (const { roles } of choices) {
    const next = ways.flatMap((way) =>
      roles.map((role, step) => ({ roles: [...way.roles, role], steps: way.steps + step })),
    );
    ways = next.length > maxWays ? ways.map((way) => ({ ...way, roles: [...way.roles, roles[0]!] })) : next;
  }
  return ways;
}
