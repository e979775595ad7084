import { packageScript } from './checks/package-script.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { nodePath } from './launch/pinned-node.mjs';
import { runMain } from './launch/plain-failure.mjs';
import { runCaptured } from './launch/run-command.mjs';

/**
 * @typedef {{ title: string, file: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ title: string, file: string, tests: { projectName: string, annotations: { type: string, description?: string }[] }[] }} Spec
 */

/** Prints a table of all journeys: file, title, widths, and the reason to run on a phone. */
await runMain(async () => {
  await ensureInstalled();
  const list = packageScript(nodePath(), 'test:journeys', ['--list', '--reporter=json']);
  const { code, output } = await runCaptured(list);
  if (code !== 0) {
    process.stderr.write(output);
    return code;
  }
  /** @type {{ suites: Suite[] }} */
  const { suites } = JSON.parse(output.slice(output.indexOf('{')));
  const rows = joinWidths(suites.flatMap((suite) => journeysOf(suite, [])));
  process.stdout.write('| file | journey | widths | why |\n| --- | --- | --- | --- |\n');
  for (const { file, title, widths, why } of rows)
    process.stdout.write(`| ${file} | ${title} | ${[...widths].join(', ')} | ${why} |\n`);
  process.stdout.write(`\n${rows.length} journeys\n`);
  return 0;
});

/**
 * @param {Suite} suite
 * @param {string[]} groups titles of the groups around it
 * @returns {{ file: string, title: string, width: string, why: string }[]}
 */
function journeysOf({ title, file, specs = [], suites = [] }, groups) {
  const around = title === file ? groups : [...groups, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, annotations }) => ({
      file: spec.file,
      title: [...around, spec.title].join(' › '),
      width: projectName === 'phone' ? '390' : '1280',
      why: annotations.find(({ type }) => type === 'width')?.description ?? '',
    })),
  );
  return [...own, ...suites.flatMap((inner) => journeysOf(inner, around))];
}

/** @param {ReturnType<typeof journeysOf>} journeys */
function joinWidths(journeys) {
  /** @type {Map<string, { file: string, title: string, widths: Set<string>, why: string }>} */
  const rows = new Map();
  for (const { file, title, width, why } of journeys) {
    const row = rows.get(`${file} ${title}`) ?? { file, title, widths: new Set(), why };
    row.widths.add(width);
    rows.set(`${file} ${title}`, row);
  }
  return [...rows.values()];
}
