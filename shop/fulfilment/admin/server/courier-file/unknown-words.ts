import { createHash } from 'node:crypto';
import type { FileRow } from '../../courier-file/read-rows.ts';
import { maxWords, meaningNames, type WordMeaning } from '../../courier-file/word-meanings.ts';

/** The meanings of the words of a courier, by their hash. */
export type Answers = Readonly<Record<string, string>>;

export type UnknownWords = { key: string; text: string; rows: number; meaning: WordMeaning | null };

/** Reads each row whose words the shop does not know as staff said. A known word keeps its meaning, so a return never becomes delivered. */
export function readByAnswers(rows: readonly FileRow[], answers: Answers): FileRow[] {
  return rows.map((row) => {
    const meaning = row.status === 'unknown' ? meaningOf(answers, keyOf(row)) : null;
    return meaning ? { ...row, status: meaning } : row;
  });
}

/** Lists the words of some rows that the shop does not know, each once, the most frequent first. */
export function unknownWords(rows: readonly FileRow[], answers: Answers): UnknownWords[] {
  const found = new Map<string, UnknownWords>();
  for (const row of rows) {
    if (row.status !== 'unknown') continue;
    const key = keyOf(row);
    const known = found.get(key);
    if (known) known.rows += 1;
    else found.set(key, { key, text: row.statusText, rows: 1, meaning: meaningOf(answers, key) });
  }
  return [...found.values()].toSorted((one, other) => other.rows - one.rows).slice(0, maxWords);
}

/** A remark may name a customer, so that the shop keeps no words. */
function keyOf({ words }: FileRow): string {
  return createHash('sha256').update(words).digest('base64url').slice(0, 22);
}

function meaningOf(answers: Answers, key: string): WordMeaning | null {
  return meaningNames.find((known) => known === answers[key]) ?? null;
}
