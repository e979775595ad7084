import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

function run(command: string, ...args: string[]) {
  const [, ...program] = scripts[command]!.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...program, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, lines: stderr.trim().split('\n') };
}

describe('a command that runs programs by name', () => {
  it.each([
    ['bench', ['foo']],
    ['bench', ['constructor']],
    ['drill', []],
    ['drill', ['--rounds']],
    ['drill', ['Chaos']],
    ['judge', ['']],
    ['judge', ['__proto__', 'FOLDER']],
  ])('%s %j prints the list, a line each, and ends with code 1', (command, args) => {
    const { status, stdout, lines } = run(command, ...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(lines[0]).toBe(`npm run ${command} -- NAME, with a name of this list:`);
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.slice(1).filter((line) => !/^ {2}[a-z-]+ {2,}\S.{20,}$/.test(line))).toEqual([]);
  });

  it('gives a program the arguments after its name', () => {
    const { stdout } = run('judge', 'law', '--day', '2099-01-01');
    expect(stdout).toContain('read more than a year before 2099-01-01');
  });
});

it('there are at most 26 npm scripts', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(26);
});
