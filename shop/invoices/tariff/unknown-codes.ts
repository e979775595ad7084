import type { InvoiceLine } from '../tax/invoice-lines.ts';
import { checkCode } from './check-code.ts';

export type UnknownCode = {
  hsn: string;
  nearest: string[];
  goods: string[];
  documents: string[];
  /** All documents, also those that are not named. */
  count: number;
};

/** Names that the page shows of a code. */
const maxNames = 20;

type CodedDocument = { number: string; lines: readonly Pick<InvoiceLine, 'hsn' | 'name'>[] };

/** Collects the codes of a month that the tariff lacks, with goods and documents, as the documents come one by one. */
export function collectUnknownCodes() {
  const checked = new Map<string, UnknownCode | null>();
  const found = (hsn: string): UnknownCode | null => {
    const known = checked.get(hsn);
    if (known !== undefined) return known;
    const code = checkCode(hsn);
    const isUnknown = code !== 'not checked' && !code.isKnown;
    const made = isUnknown ? { hsn, nearest: code.nearest, goods: [], documents: [], count: 0 } : null;
    checked.set(hsn, made);
    return made;
  };
  return {
    add: ({ number, lines }: CodedDocument): void => {
      const seen = new Set<string>();
      for (const { hsn, name } of lines) {
        const code = found(hsn);
        if (!code) continue;
        if (!code.goods.includes(name) && code.goods.length < maxNames) code.goods.push(name);
        if (seen.has(hsn)) continue;
        seen.add(hsn);
        code.count += 1;
        if (code.documents.length < maxNames) code.documents.push(number);
      }
    },
    done: (): UnknownCode[] =>
      [...checked.values()]
        .filter((code) => code !== null)
        .toSorted((one, other) => (one.hsn < other.hsn ? -1 : 1)),
  };
}
