import { runCaptured } from '../launch/run-command.mjs';

/** @typedef {{ state: 'good' | 'failed' | 'not run', says: string }} Outcome */

/** @param {string} command */
export async function isInstalled(command) {
  return (await runCaptured({ command: 'sh', args: ['-c', 'command -v "$0"', command] })).code === 0;
}

/**
 * A tool that cannot be started is not installed.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [settings] of its environment
 * @returns {Promise<Outcome>}
 */
export async function ran(command, args, settings = {}) {
  if (!(await isInstalled(command))) return { state: 'not run', says: `${command} is not installed` };
  const { code, output } = await runCaptured({ command, args, env: { ...process.env, ...settings } });
  return { state: code === 0 ? 'good' : 'failed', says: code === 0 ? '' : output.trim().slice(-300) };
}
