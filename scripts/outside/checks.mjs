import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { nodePath } from '../launch/pinned-node.mjs';
import { packageScript } from '../checks/package-script.mjs';
import { runCaptured } from '../launch/run-command.mjs';
import { isInstalled, ran } from './run-tool.mjs';

/** @typedef {import('./run-tool.mjs').Outcome} Outcome */
/** @typedef {[tool: string, what: string, check: () => Promise<Outcome>]} Check */

const pages = [
  '/',
  '/all-products',
  '/hair',
  '/cart',
  '/profile',
  '/blog',
  '/about',
  '/no-such-page',
  '/admin',
];
const files = mkdtempSync(join(tmpdir(), 'aranya-outside-'));

/**
 * @param {string} url
 * @returns {Check[]}
 */
export function outsideChecks(url) {
  return [
    ['html-validate', 'pages', () => validatePages(url)],
    ['vnu', 'pages', () => vnu(url)],
    ['lighthouse', 'home', () => lighthouse(url)],
    ['redocly', 'API document', () => redocly(url)],
    ['ajv', 'real answers', () => moduleTest('api/answers.test.ts')],
    ['xmllint', 'sitemaps and feed rules', () => moduleTest('server/seo/outside-readers.test.ts')],
    ['promtool', 'metrics', () => promtool(url)],
    ['promtool', 'alerts', () => ran('promtool', ['check', 'rules', 'docs/operate/alerts.yml'])],
    [
      'caddy',
      'Caddyfile',
      () => ran('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'scripts/deploy/Caddyfile']),
    ],
    ['nginx', 'settings of the cluster', () => onlyTemplate('nginx', 'scripts/cluster/settings/nginx.conf')],
    ['haproxy', 'settings', () => onlyTemplate('haproxy', '')],
  ];
}

/**
 * @param {string} command
 * @param {string} file
 * @returns {Promise<Outcome>}
 */
async function onlyTemplate(command, file) {
  if (file === '') return { state: 'not run', says: `the shop has no settings of ${command}` };
  return {
    state: 'not run',
    says: `${file} is filled in by npm run cluster, which starts ${command} with it`,
  };
}

/**
 * @param {string} file
 * @returns {Promise<Outcome>}
 */
async function moduleTest(file) {
  const { code, output } = await runCaptured(packageScript(nodePath(), 'test:modules', [file]));
  return { state: code === 0 ? 'good' : 'failed', says: code === 0 ? file : output.trim().slice(-300) };
}

/**
 * @param {string} url
 * @returns {Promise<Outcome>}
 */
async function validatePages(url) {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], root: true });
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const page of pages) {
    const html = await (await fetch(url + page)).text();
    const { results } = await validator.validateString(html, page);
    for (const { ruleId } of results.flatMap(({ messages }) => messages))
      counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
  }
  const says = [...counts].map(([rule, count]) => `${rule} ${count}`).join(', ');
  return { state: counts.size === 0 ? 'good' : 'failed', says };
}

/**
 * Needs Java, and the file of the npm package `vnu-jar`, which VNU_JAR names.
 * @param {string} url
 */
async function vnu(url) {
  const jar = process.env.VNU_JAR;
  if (!jar) return /** @type {Outcome} */ ({ state: 'not run', says: 'VNU_JAR names no vnu.jar' });
  return ran('java', ['-jar', jar, '--errors-only', ...pages.map((page) => url + page)]);
}

/** @param {string} url */
async function lighthouse(url) {
  return ran('lighthouse', [
    url,
    '--quiet',
    '--chrome-flags=--headless --no-sandbox',
    '--output=json',
    `--output-path=${join(files, 'lighthouse.json')}`,
  ]);
}

/** @param {string} url */
async function redocly(url) {
  const file = join(files, 'openapi.json');
  writeFileSync(file, await (await fetch(`${url}/api/openapi.json`)).text());
  return ran('redocly', ['lint', file, '--extends=minimal']);
}

/**
 * @param {string} url
 * @returns {Promise<Outcome>}
 */
async function promtool(url) {
  if (!(await isInstalled('promtool'))) return { state: 'not run', says: 'promtool is not installed' };
  /** @type {Record<string, string>} */
  const headers = process.env.METRICS_TOKEN ? { authorization: `Bearer ${process.env.METRICS_TOKEN}` } : {};
  const response = await fetch(`${url}/metrics`, { headers });
  if (!response.ok) return { state: 'not run', says: `/metrics responds ${response.status}` };
  const file = join(files, 'metrics.txt');
  writeFileSync(file, await response.text());
  return ran('sh', ['-c', 'promtool check metrics < "$0"', file]);
}
