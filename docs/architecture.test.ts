import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const places = readTable();

type Import = { file: string; target: string; typeOnly: boolean };

const files = globSync('{platform,shop,api,app,server,database,demo,docs,scripts,bench,e2e}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !file.includes('node_modules'));
const imports = files.flatMap(importsOf);

describe('the architecture', () => {
  it('reads a table that names every part', () => {
    const modules = globSync('shop/*', { cwd: root });
    expect([...places.keys()]).toEqual(expect.arrayContaining(['platform', 'api', 'app', ...modules]));
    expect(imports.length).toBeGreaterThan(100);
  });

  it('lets a part import only what the table allows', () => {
    const wrong = imports.filter(
      ({ file, target }) => !mayImport(placeOf(file), placeOf(target)) && !isForTests(file),
    );
    expect(wrong.map(said)).toEqual([]);
  });

  it('keeps server code out of the browser', () => {
    const browser = imports.filter(({ file }) =>
      /^(platform|shop\/[^/]+)\/(admin\/)?(ui\/|[^/]+$)/.test(file),
    );
    const wrong = browser.filter(
      ({ file, target, typeOnly }) => target.includes('/server/') && !typeOnly && !file.includes('.test.'),
    );
    expect(wrong.map(said)).toEqual([]);
  });

  it('keeps staff code out of code for customers, on the server too', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        isOfAdmin(target) && !isOfAdmin(file) && !isForTests(file) && !isTooling(file) && !composes.has(file),
    );
    expect(wrong.map(said)).toEqual([]);
    expect(
      [...composes].filter((file) => imports.every((one) => one.file !== file || !isOfAdmin(one.target))),
    ).toEqual([]);
  });

  it('names a way to pay only in shop/payments and the adapters of couriers', () => {
    const wrong = files.filter(
      (file) =>
        /^(shop|api|app|server|database|platform)\//.test(file) &&
        !/^shop\/(payments|shipping\/couriers)\//.test(file) &&
        !isForTests(file) &&
        readFileSync(join(root, file), 'utf8').includes(`'COD'`),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps the data of staff pages out of loaders', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        file.startsWith('app/admin/') && (target.includes('/server/') || target === 'app/context.ts'),
    );
    expect(wrong.map(said)).toEqual([]);
  });

  it('lets the components of two modules meet only in app', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        file.startsWith('shop/') &&
        target.includes('/ui/') &&
        placeOf(file) !== placeOf(target) &&
        placeOf(target) !== 'platform',
    );
    expect(wrong.map(said)).toEqual([]);
  });

  it('keeps what only tests need out of the product', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        /^shop\/.*\/testing(\.ts|\/)/.test(target) && !isForTests(file) && !isTooling(file),
    );
    expect(wrong.map(said)).toEqual([]);
  });

  it('keeps the trade of the shop out of the platform', () => {
    const platform = files.filter((file) => file.startsWith('platform/') && !isForTests(file));
    const trade = /\bgst|ayush|courier|pincode/i;
    expect(platform.filter((file) => trade.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it('lets only the owner write a table', () => {
    expect(files.flatMap(foreignWrites)).toEqual([]);
  });

  it('keeps JSX out of server folders and emails out of everything but the mail job', () => {
    expect(files.filter((file) => /\/server\/.*\.tsx$/.test(file))).toEqual([]);
    const wrong = imports.filter(
      ({ file, target }) =>
        /\/emails\/.*\.tsx$/.test(target) && !file.includes('/emails/') && !file.startsWith('server/'),
    );
    expect(wrong.map(said)).toEqual([]);
  });

  it('has no crowded folders', () => {
    const drawers = files.filter((file) =>
      /(^|\/)(utils?|lib|services|helpers|types|hooks)(\/|\.tsx?$)/.test(file),
    );
    expect(drawers).toEqual([]);
    const folders = Map.groupBy(
      files.filter((file) => !/\.(test|spec)\./.test(file) && !file.includes('sample-data')),
      (file) => dirname(file),
    );
    // `api/` has one file for each section of the specification's endpoint table.
    const maxFiles = (folder: string) => (folder === 'api' || folder === 'api/admin' ? 24 : 16);
    const crowded = [...folders]
      .filter(([folder, list]) => list.length > maxFiles(folder))
      .map(([folder, list]) => `${folder} has ${list.length} files, and may have ${maxFiles(folder)}`);
    expect(crowded).toEqual([]);
  });

  it('has no line over 160 characters besides a quoted text or pattern', () => {
    const quoted = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?:[^/\\\s]|\\.| )+\/[a-z]*/g;
    const isLong = (line: string) => line.length > 160 && line.replace(quoted, '').length > 120;
    const long = files
      .filter((file) => !file.includes('sample-data'))
      .flatMap((file) =>
        readFileSync(join(root, file), 'utf8')
          .split('\n')
          .flatMap((line, at) => (line.length > 400 || isLong(line) ? [`${file}:${at + 1}`] : [])),
      );
    expect(long).toEqual([]);
  });

  it('gives the staff side of a module the name of the module', () => {
    const modules = new Set(globSync('shop/*', { cwd: root }).map((path) => path.slice('shop/'.length)));
    const named = globSync('{api,app}/admin/*', { cwd: root }).filter((path) => !path.includes('.test.'));
    const strange = named.filter((path) => !modules.has(path.replace(/^.*\/|\.tsx?$/g, '')));
    expect(strange.toSorted()).toEqual(
      [
        ...[
          'author-of.ts',
          'emails.ts',
          'entity-kinds.ts',
          'failed-jobs.ts',
          'log.ts',
          'testing',
          'testing.ts',
        ].map((name) => `api/admin/${name}`),
        ...['admin-layout.tsx', 'admin-page.tsx', 'failed-jobs.tsx', 'log.tsx', 'mails.tsx'].map(
          (name) => `app/admin/${name}`,
        ),
        ...['missing.tsx', 'navigation', 'staff-pages.ts'].map((name) => `app/admin/${name}`),
      ].toSorted(),
    );
  });

  it('has no folder of one file', () => {
    const all = globSync('{platform,shop,api,app,server,database,demo,docs,scripts,bench,e2e}/**', {
      cwd: root,
      withFileTypes: true,
    }).filter((entry) => entry.isFile() && !entry.name.includes('.test.'));
    const folders = Map.groupBy(all, ({ parentPath }) => relative(root, parentPath));
    const lonely = [...folders].filter(([, list]) => list.length === 1).map(([folder]) => folder);
    expect(lonely.filter((folder) => !mayHoldOneFile(folder))).toEqual([]);
  });
});

/** The names of a module's root and fixed places (`server/`, `ui/`, `emails/`, `admin/`) already describe their content. */
function mayHoldOneFile(folder: string): boolean {
  return /^(platform|shop\/[^/]+)(\/admin)?(\/(server|ui|emails))?$/.test(folder);
}

function readTable(): Map<string, string[]> {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const tables = text.split(/\| place\s+\| may import\s+\|/).slice(1);
  const rows = tables.flatMap((table) => table.split('\n\n')[0]!.split('\n').slice(2).filter(Boolean));
  return new Map(
    rows.map((row) => {
      const [, who = '', may = ''] = row.split('|').map((cell) => cell.trim());
      return [
        who,
        may
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean),
      ];
    }),
  );
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;'"`]*?(?:from\s+)?['"]((?:#\w+|\.+)\/[^'"]+)['"]|import\(['"]((?:#\w+|\.+)\/[^'"]+)['"]\)/g,
  );
  return [...found].map(([, type, from, dynamic]) => ({
    file,
    target: resolve(file, (from ?? dynamic) as string),
    typeOnly: type !== undefined,
  }));
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return relative(root, join(root, dirname(file), specifier)).replace('.react-router/types/', '');
}

function placeOf(file: string): string {
  const [top = '', module] = file.split('/');
  return top === 'shop' ? `shop/${module}` : top;
}

function mayImport(who: string, what: string): boolean {
  if (who === what) return true;
  const allowed = places.get(who) ?? [];
  return allowed.includes(what) || (what.startsWith('shop/') && allowed.includes('shop/*'));
}

function isForTests(file: string): boolean {
  return file.includes('.test.') || /\/testing(\.ts|\/)/.test(file) || file.startsWith('database/test-');
}

/** Files that put the modules together, both sides of each. */
const composes = new Set(['api/api.ts', 'api/personal-data-sources.ts', 'server/jobs.ts']);

function isOfAdmin(file: string): boolean {
  return file.includes('/admin/');
}

function isTooling(file: string): boolean {
  return /^(database|demo|bench|e2e|scripts)\//.test(file);
}

function foreignWrites(file: string): string[] {
  if (isForTests(file) || /^(database|demo|bench|scripts)\//.test(file)) return [];
  const text = readFileSync(join(root, file), 'utf8');
  const foreign = [...text.matchAll(/import \{([^}]+)\} from '(#[^']+\/tables\.ts)'/g)]
    .filter(([, , from]) => placeOf(from!.slice(1)) !== placeOf(file))
    .flatMap(([, names]) => names!.split(',').map((name) => name.trim()));
  return foreign
    .filter((name) => new RegExp(`\\.(insert|update|delete)\\(${name}\\)`).test(text))
    .map((name) => `${file} writes ${name}`);
}

function said({ file, target }: Import): string {
  return `${file} imports ${target}`;
}
