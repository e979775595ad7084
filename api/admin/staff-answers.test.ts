import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSignedLink } from '#platform/server/secrets/sign-link.ts';
import { endpointsServed } from '#platform/server/serve-endpoint.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { type StaffRole, staffRoles } from '#shop/accounts/staff.ts';
import { openStaffApi } from './testing.ts';
import { bodyFor, makeShop, pathsOf, type Personal, personal } from './testing/one-customer.ts';
import { textOf } from './testing/text-of.ts';

const { db, api } = await openStaffApi();

const links = (
  'track review invoice confirm-order return grievance rescue return-photo return-credit-note refill ' +
  'newsletter-confirm newsletter-unsubscribe undo-email-change'
).split(' ');

const documentText = readFileSync(join(import.meta.dirname, '../../docs/staff-rights.md'), 'utf8');
const [, linkSection = '', personalSection = '', fileSection = ''] = documentText.split('\n## ');
const mayHoldLinks = [...linkSection.matchAll(/^- (.+)$/gm)].map(([, endpoint]) => endpoint!);
const workingFiles = [...fileSection.matchAll(/^- (.+)$/gm)].map(([, endpoint]) => endpoint!);
const personalRights = personalSection
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what, endpoint, roles]) => `${what}: ${endpoint}: ${roles}`);

type Answer = {
  endpoint: string;
  path: string;
  role: StaffRole;
  status: number;
  text: string;
  isWhole: boolean;
  isFile: boolean;
};

const answers: Answer[] = [];
const rightsUsed = new Map<string, Set<StaffRole>>();

beforeAll(async () => {
  const shop = await makeShop(db);
  const served = endpointsServed(api).filter(({ who, path }) => who === 'staff' || path.includes('/admin/'));
  // Acts that change an order come last, so that each role reads the same.
  const reads = (endpoint: (typeof served)[number]) => (endpoint.method === 'GET' ? 0 : 1);
  for (const described of served.toSorted((one, other) => reads(one) - reads(other)))
    for (const role of staffRoles) {
      const endpoint = `${described.method} ${described.path}`;
      const { token, userId } = await makeStaff(db, role);
      for (const path of pathsOf(described.path, shop, { device: userId })) {
        const isRead = described.method === 'GET';
        const response = await api.request(path, {
          method: described.method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          ...(isRead ? {} : { body: JSON.stringify(bodyFor(endpoint)) }),
        });
        const isFile = response.ok && described.media !== undefined;
        const bytes = Buffer.from(await response.arrayBuffer());
        const text = await textOf(isFile ? described.media : undefined, bytes);
        const isJson = response.ok && described.media === undefined;
        const parsed = isJson ? described.response.safeParse(JSON.parse(text)) : null;
        const isWhole = parsed === null || (parsed.success && isSame(parsed.data, JSON.parse(text)));
        answers.push({ endpoint, path, role, status: response.status, text, isWhole, isFile });
      }
    }
}, 300_000);

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, one]) => [name, sorted(one)]),
  );
}

/** They need a stored picture. Their own tests read it. */
const needFiles = ['GET /api/admin/returns/{id}/photos/{photo}', 'GET /api/admin/reviews/{id}/picture'];

/** A link holds its text encoded, and a PDF may break a phone number. */
function shownBy(text: string, value: string): boolean {
  const isPhone = value === personal.phone;
  const forms = isPhone
    ? [value, `${value.slice(0, 5)} ${value.slice(5)}`]
    : [value, encodeURIComponent(value)];
  return forms.some((form) => text.includes(form));
}

function linksIn(text: string): string[] {
  const candidates = text.match(/\d{1,9}\.[0-9a-z]{1,9}\.[\w-]{43}/g) ?? [];
  return candidates.filter((one) => links.some((use) => readSignedLink(use, one)));
}

describe('every staff response in every role', () => {
  it('is read for the owner, with real data', () => {
    const read = new Set(answers.filter(({ status }) => status < 300).map(({ endpoint }) => endpoint));
    const unread = answers.filter(({ endpoint, role }) => role === 'owner' && !read.has(endpoint));
    const gets = [...new Set(unread.map(({ endpoint }) => endpoint))].filter((one) => one.startsWith('GET'));
    expect(gets.toSorted()).toEqual(needFiles);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('holds no signed link, but for the calls that hand one to the customer', () => {
    const found = answers.filter(({ text }) => linksIn(text).length > 0);
    const held = new Set(found.map(({ endpoint }) => endpoint));
    expect([...held].toSorted()).toEqual(mayHoldLinks.toSorted());
    expect(found.filter(({ role }) => role === 'packer' || role === 'content')).toEqual([]);
  });

  it('holds no field that its schema lacks', () => {
    expect(answers.filter(({ isWhole }) => !isWhole).map(({ endpoint }) => endpoint)).toEqual([]);
  });

  it('holds just the personal data that the table of rights gives', () => {
    for (const { endpoint, role, text } of answers)
      for (const what of Object.keys(personal) as Personal[]) {
        if (!shownBy(text, personal[what])) continue;
        const right = `${what}: ${endpoint}`;
        rightsUsed.set(right, (rightsUsed.get(right) ?? new Set()).add(role));
      }
    const order: StaffRole[] = ['packer', 'support', 'content', 'accountant', 'owner'];
    const used = [...rightsUsed].map(
      ([right, roles]) => `${right}: ${order.filter((role) => roles.has(role)).join(', ')}`,
    );
    expect(used.toSorted()).toEqual(personalRights.toSorted());
  });

  it('opens files with personal data by a fresh factor, but those of daily work', async () => {
    // The portal tells everybody who has a GSTIN, so the files of the return open by the factor of the day.
    const { gstin: _gstin, ...secret } = personal;
    const held = answers.filter(
      ({ isFile, text }) => isFile && Object.values(secret).some((one) => shownBy(text, one)),
    );
    const opened = new Set<string>();
    for (const { endpoint, path, role } of held) {
      const { token } = await makeStaff(db, role, 30);
      const response = await api.request(path, { headers: { authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      if (response.ok) opened.add(endpoint);
    }
    expect(held.map(({ endpoint }) => endpoint)).toContain('GET /api/admin/papers/{month}');
    expect([...opened].toSorted()).toEqual(workingFiles.toSorted());
  });
});
