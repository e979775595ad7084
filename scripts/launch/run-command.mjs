import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { showProgress } from './progress.mjs';
import { root } from './root.mjs';

/** @typedef {{ code: number, output: string }} Result */

/**
 * Runs a command behind a progress line and keeps its output for a failure.
 * @param {{ doing: string, done?: string, command: string, args: string[], env?: NodeJS.ProcessEnv }} what
 * @returns {Promise<Result>}
 */
export async function runQuietly({ doing, done, command, args, env }) {
  const finish = showProgress(doing);
  const result = await runCaptured({ command, args, env });
  finish(result.code === 0 ? done : undefined);
  return result;
}

/**
 * @param {{ command: string, args: string[], env?: NodeJS.ProcessEnv }} what
 * @returns {Promise<Result>}
 */
export function runCaptured({ command, args, env = process.env }) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  /** @param {Buffer} chunk */
  const collect = (chunk) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return ended(child, () => output);
}

/**
 * Runs a command and passes its output through.
 * @param {{ command: string, args: string[], env?: NodeJS.ProcessEnv }} what
 */
export async function runOpenly({ command, args, env = process.env }) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return (await ended(child, () => '')).code;
}

/**
 * Waits for a command. A signal to this process ends the command first.
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => string} output
 * @returns {Promise<Result>}
 */
function ended(child, output) {
  return new Promise((resolve) => {
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      child.kill('SIGTERM');
      process.exit(128 + constants.signals[signal]);
    };
    for (const signal of signals) process.on(signal, passOn);
    /** @param {Result} result */
    const finish = (result) => {
      for (const signal of signals) process.off(signal, passOn);
      resolve(result);
    };
    child.on('error', (error) => finish({ code: 127, output: error.message }));
    child.on('close', (code, signal) =>
      finish({ code: code ?? 128 + constants.signals[signal ?? 'SIGTERM'], output: output() }),
    );
  });
}
