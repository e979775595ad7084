import { parseSync } from 'vite';
import { liveTests } from './live-tests.ts';

/** A test that shows a sentence of the specification. A proof without a title is the whole file. */
export type Proof = { section: string; text: string; file: string; title: string };

/**
 * Reads what the tests of a file prove. A comment `// §2 footer: contact e-mail` proves its sentence by the test below it, and above the
 * imports by the whole file. A comment above no running test throws.
 */
export function readProofs(source: string, file: string): Proof[] {
  if (!source.includes('// §')) return [];
  const { program, comments } = parseSync(file, source);
  const tests = liveTests(source, file);
  const first = program.body[0]?.start ?? 0;
  return joined(source, comments).map(({ section, text, end }) => {
    if (end <= first) return { section, text, file, title: '' };
    const next = tests.find(({ start }) => start >= end);
    const between = source.slice(end, next?.start).replaceAll(/^\s*\/\/.*$/gm, '');
    if (!next || between.includes(';')) throw new Error(`${file}: no test runs below "§${section} ${text}"`);
    return { section, text, file, title: next.title };
  });
}

type Comment = { value: string; start: number; end: number };

/** A long sentence goes on in the comment lines below it. */
function joined(source: string, comments: Comment[]) {
  const notes: { section: string; text: string; end: number }[] = [];
  for (const { value, start, end } of comments) {
    const [, section, text] = /^ §(\d) (.+)$/.exec(value) ?? [];
    const last = notes.at(-1);
    if (section && text) notes.push({ section, text, end });
    else if (
      last &&
      /^\s*$/.test(source.slice(last.end, start)) &&
      !source.slice(last.end, start).includes('\n\n')
    )
      Object.assign(last, { text: `${last.text} ${value.trim()}`, end });
  }
  return notes;
}
