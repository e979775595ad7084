import { packageScript } from './package-script.mjs';
import { runCaptured } from '../launch/run-command.mjs';

/**
 * Asks the registry about known vulnerabilities in the lock file. It waits five seconds and only warns, since the registry
 * may not answer, and a report says nothing about this change.
 * @param {string} node
 * @returns {Promise<string>} one line for the check
 */
export async function auditLockFile(node) {
  const { output } = await runCaptured(packageScript(node, 'audit'));
  return auditNote(output);
}

/** @param {string} output of `npm audit --json`, with warnings of npm around it */
export function auditNote(output) {
  const found = vulnerabilitiesOf(output);
  if (!found) return 'audit: warning, the registry did not answer';
  const { total = 0, ...levels } = found;
  if (total === 0) return 'audit: good, no known vulnerability';
  const counts = Object.entries(levels).filter(([, count]) => count > 0);
  return `audit: warning, ${counts.map(([level, count]) => `${count} ${level}`).join(', ')}. See npm audit.`;
}

/**
 * @param {string} output
 * @returns {Record<string, number> | undefined}
 */
function vulnerabilitiesOf(output) {
  try {
    const [json = ''] = /^\{[\s\S]*\}/m.exec(output) ?? [];
    return JSON.parse(json).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
