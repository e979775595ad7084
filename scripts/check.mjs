import { auditLockFile } from './checks/audit.mjs';
import { packageScript } from './checks/package-script.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { nodePath } from './launch/pinned-node.mjs';
import { runMain } from './launch/plain-failure.mjs';
import { runCaptured } from './launch/run-command.mjs';

/**
 * Tests wait for the database much of the time, so the short checks run beside them. Tests that start processes or
 * database servers, fill megabytes or thousands of rows, and the long fuzz test, run only in `npm test`.
 */
const lanes = [['test:quick'], ['lint', 'format:check', 'types', 'unused']];

await runMain(async () => {
  await ensureInstalled();
  const node = nodePath();
  const began = Date.now();
  const audit = auditLockFile(node);
  const failures = await Promise.all(lanes.map((names) => runLane(node, names)));
  process.stdout.write(`${await audit}\n`);
  const failed = failures.flat();
  process.stdout.write(
    `\n${failed.length === 0 ? 'All checks pass' : `Failed: ${failed.join(', ')}`} (${seconds(began)} s)\n`,
  );
  return failed.length === 0 ? 0 : 1;
});

/**
 * @param {string} node
 * @param {string[]} names
 */
async function runLane(node, names) {
  const failed = [];
  for (const name of names) {
    const began = Date.now();
    const { code, output } = await runCaptured(packageScript(node, name));
    process.stdout.write(`${name}: ${code === 0 ? 'good' : 'failed'} (${seconds(began)} s)\n`);
    if (code === 0) continue;
    process.stdout.write(`${output.trim()}\n\n`);
    failed.push(name);
  }
  return failed;
}

/** @param {number} began */
function seconds(began) {
  return ((Date.now() - began) / 1000).toFixed(1);
}
