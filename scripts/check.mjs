import { auditLockFile } from './checks/audit.mjs';
import { staticChecks, runLane, secondsSince } from './checks/run-lane.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { nodePath } from './launch/pinned-node.mjs';
import { runMain } from './launch/plain-failure.mjs';

/** Tests wait for the database much of the time, so the short checks run beside them. Slow tests run only in `npm test`. */
const lanes = [['modules --mode quick'], staticChecks];

await runMain(async () => {
  await ensureInstalled();
  const node = nodePath();
  const began = Date.now();
  const audit = auditLockFile(node);
  const failures = await Promise.all(lanes.map((names) => runLane(node, names)));
  process.stdout.write(`${await audit}\n`);
  const failed = failures.flat();
  process.stdout.write(
    `\n${failed.length === 0 ? 'All checks pass' : `Failed: ${failed.join(', ')}`} (${secondsSince(began)} s)\n`,
  );
  return failed.length === 0 ? 0 : 1;
});
