import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { isHeadlessShell } from './chromium.mjs';

/** @typedef {{ at: number, load: number, busySeconds: number }} Moment */

/** @returns {Moment} the time, the load and the processor seconds that the machine has worked since it started */
export function lookAtMachine() {
  const busyMs = cpus().reduce((total, { times }) => total + times.user + times.nice + times.sys, 0);
  return { at: Date.now(), load: loadavg()[0] ?? 0, busySeconds: busyMs / 1000 };
}

/**
 * Returns what makes two runs comparable.
 * @param {string} chromium
 * @param {Moment} began
 * @param {Moment} ended
 */
export function describeRun(chromium, began, ended) {
  const version = spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? chromium;
  const processors = cpus();
  return [
    `Browser: ${version}${isHeadlessShell(chromium) ? ', headless shell' : ''}`,
    `Processors: ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`,
    `Load: ${began.load.toFixed(1)} at the beginning, ${ended.load.toFixed(1)} at the end`,
    `The run took ${spent(began, ended)}`,
  ];
}

/** @param {Moment} began @param {Moment} [ended] */
export function spent(began, ended = lookAtMachine()) {
  const minutes = (ended.at - began.at) / 60_000;
  const processorSeconds = ended.busySeconds - began.busySeconds;
  return `${minutes.toFixed(1)} minutes, ${processorSeconds.toFixed(0)} processor seconds of the machine`;
}

const maxMinutes = 30;
const maxProcessorSeconds = 3_600;

/**
 * Warns when the run passes half an hour on two idle processors. A busy machine tells by its processor seconds alone whose fault it is,
 * so there the run is not judged.
 * @param {Moment} began
 * @param {Moment} ended
 */
export function budgetWarnings(began, ended) {
  const isIdle = began.load < cpus().length / 2;
  if (!isIdle) return [];
  const minutes = (ended.at - began.at) / 60_000;
  const processorSeconds = ended.busySeconds - began.busySeconds;
  if (minutes <= maxMinutes && processorSeconds <= maxProcessorSeconds) return [];
  return [
    `Warning: the run has a budget of ${maxMinutes} minutes on two idle processors. See docs/how-to.md, What a test costs.`,
  ];
}
