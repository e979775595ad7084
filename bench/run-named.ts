import { commands } from './programs.ts';

/**
 * `npm run drill -- chaos --rounds 10` runs a program by its name, with the arguments after it. Without a name it runs the usual
 * one, where the command has one. Another name prints the list, and the process ends with code 1.
 */
const [command = '', first = '', ...others] = process.argv.slice(2);
const { usual, programs } = commands[command]!;
const isUsual = usual !== undefined && (first === '' || first.startsWith('--'));
const name = isUsual ? usual : first;

if (Object.hasOwn(programs, name)) {
  const [, load] = programs[name]!;
  process.argv.splice(2, process.argv.length, ...(isUsual ? [first, ...others] : others));
  await load();
} else {
  process.stderr.write(
    [`npm run ${command} -- NAME, with a name of this list:`, ...linesOf(programs)].join('\n') + '\n',
  );
  process.exitCode = 1;
}

function linesOf(list: typeof programs): string[] {
  const wide = Math.max(...Object.keys(list).map((one) => one.length));
  return Object.entries(list).map(([one, [says]]) => `  ${one.padEnd(wide)}  ${says}`);
}
