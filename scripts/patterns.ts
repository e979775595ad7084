import { findPatterns } from './patterns/find-patterns.ts';
import { listProblems, outsidePatterns } from './patterns/check-patterns.ts';
import { growsTooMuch, measureGrowth } from './patterns/measure-growth.ts';
import { writeMeasured } from './patterns/measured-patterns.ts';

/**
 * `npm run patterns`: prints each regular expression that meets text from outside, with the milliseconds for hostile texts of
 * 5,000 and 20,000 characters. A pattern that is not listed, or grows with the square, is a failure. Without a failure it
 * notes in `patterns/measured.tsv` which patterns were measured.
 */
const patterns = findPatterns();
const problems = listProblems(patterns);
const outside = await outsidePatterns(patterns);
for (const { file, meets, source, flags } of outside) {
  const growth = measureGrowth(source, flags);
  const [short, long] = [growth.short, growth.long].map((ms) => ms.toFixed(2).padStart(8));
  process.stdout.write(`${short} ${long} ms  ${meets.padEnd(8)} ${file} /${source.slice(0, 120)}/${flags}\n`);
  if (growsTooMuch(growth)) problems.push(`${file}: /${source}/${flags} grows too much.`);
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length === 0) writeMeasured(outside);
process.exitCode = problems.length > 0 ? 1 : 0;
