import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { nodePath } from '../launch/pinned-node.mjs';
import { root } from '../launch/root.mjs';
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
    ['caddy', 'Caddyfile', () => caddy('Caddyfile')],
    ['caddy', 'Caddyfile of the containers', () => caddy('compose/Caddyfile')],
    ['docker-compose', 'a trial', () => compose('trial.yaml')],
    ['docker-compose', 'a real shop', () => compose('shop.yaml')],
    ['nginx', 'settings of the cluster', nginx],
  ];
}

/** @param {string} file */
function caddy(file) {
  const args = ['validate', '--adapter', 'caddyfile', '--config', join('scripts/deploy', file)];
  return ran('caddy', args, { DOMAIN: 'shop.example.in' });
}

/**
 * Gives each name that the file asks for a value, in a folder of its own.
 * @param {string} name
 */
function compose(name) {
  const folder = join(root, 'scripts/deploy/compose');
  const asked = readFileSync(join(folder, name), 'utf8').matchAll(/\$\{(\w+):\?/g);
  const values = Object.fromEntries([...asked].map(([, one]) => [one, 'value']));
  copyFileSync(join(folder, name), join(files, name));
  writeFileSync(join(files, 'shop.env'), '');
  return ran('docker-compose', ['-f', join(files, name), 'config', '--quiet'], values);
}

/** Fills the template in as the drill of the cluster does, and lets nginx read it. */
async function nginx() {
  /** @type {Record<string, string>} */
  const values = { folder: files, address: '127.0.0.1', webServers: 'server 127.0.0.1:3000;' };
  const template = readFileSync(join(root, 'scripts/cluster/settings/nginx.conf'), 'utf8');
  const file = join(files, 'nginx.conf');
  writeFileSync(
    file,
    template.replaceAll(/<(\w+)>/g, (_, name) => values[name] ?? ''),
  );
  return ran('nginx', ['-t', '-q', '-c', file]);
}

/**
 * @param {string} file
 * @returns {Promise<Outcome>}
 */
async function moduleTest(file) {
  const { code, output } = await runCaptured(packageScript(nodePath(), 'modules', [file]));
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
 * Needs Java, and the file of the npm package `vnu-jar`, which VNU_JAR names. It refuses addresses of this machine, so it reads
 * saved pages.
 * @param {string} url
 */
async function vnu(url) {
  const jar = process.env.VNU_JAR;
  if (!jar) return /** @type {Outcome} */ ({ state: 'not run', says: 'VNU_JAR names no vnu.jar' });
  const saved = pages.map(async (page, at) => {
    const file = join(files, `page-${at}.html`);
    writeFileSync(file, await (await fetch(url + page)).text());
    return file;
  });
  return ran('java', ['-jar', jar, '--errors-only', ...(await Promise.all(saved))]);
}

/** The scores that Lighthouse gives a phone, in per cent. Its speed depends on the machine, so it fails nothing. */
const wanted = { performance: 0, accessibility: 1, 'best-practices': 1, seo: 1 };

/**
 * @param {string} url
 * @returns {Promise<Outcome>}
 */
async function lighthouse(url) {
  const file = join(files, 'lighthouse.json');
  const flags = '--chrome-flags=--headless --no-sandbox';
  const outcome = await ran('lighthouse', [url, '--quiet', flags, '--output=json', `--output-path=${file}`]);
  if (outcome.state !== 'good') return outcome;
  /** @type {{ categories: Record<string, { score: number }> }} */
  const { categories } = JSON.parse(readFileSync(file, 'utf8'));
  const scores = Object.entries(wanted).map(([name, least]) => ({
    name,
    least,
    score: categories[name]?.score ?? 0,
  }));
  const says = scores.map(({ name, score }) => `${name} ${Math.round(score * 100)}`).join(', ');
  return { state: scores.every(({ score, least }) => score >= least) ? 'good' : 'failed', says };
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
