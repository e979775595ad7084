// §9 each role sees its pages and is told whose the others are
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpointsServed } from '#platform/server/serve-endpoint.ts';
import { makeStaff } from '#shop/accounts/admin/server/testing.ts';
import { type StaffRole, staffRoles } from '#shop/accounts/staff.ts';
import { openStaffApi } from './testing.ts';

const { api, db } = await openStaffApi();

type Right = { endpoint: string; may: (role: StaffRole) => boolean; beforeFactor: boolean };

/** Every endpoint is called by the same staff. No call with an unknown id and an empty body changes them. */
const customer = await makeStaff(db, null);
const staff = await Promise.all(
  staffRoles.map(async (role) => ({
    role,
    proved: await makeStaff(db, role),
    unproved: await makeStaff(db, role, null),
  })),
);
const rights = readTable();
const document = (await (await api.request('/api/openapi.json')).json()) as { paths: Record<string, object> };
const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

function readTable(): Right[] {
  const text = readFileSync(join(import.meta.dirname, '../../docs/staff-rights.md'), 'utf8');
  const [table = ''] = text.split('\n## ');
  const [head = [], , ...rows] = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.map((row) => {
    const saysYes = (column: string) => row[head.indexOf(column)] === 'yes';
    const may = (role: StaffRole) => role === 'owner' || saysYes(role);
    return { endpoint: row[1]!, may, beforeFactor: saysYes('before the second factor') };
  });
}

async function codeOf(endpoint: string, token?: string) {
  const [method = '', path = ''] = endpoint.split(' ');
  const response = await api.request(path.replace(/\{\w+\}/g, '999999'), {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  return { status: response.status, code };
}

describe('the table of staff rights', () => {
  it('names every staff endpoint and no other', () => {
    const staffOnly = endpointsServed(api)
      .filter(({ who, path }) => who === 'staff' || path.startsWith('/api/admin'))
      .map(({ method, path }) => `${method} ${path}`);
    expect(rights.map(({ endpoint }) => endpoint).toSorted()).toEqual(staffOnly.toSorted());
    expect(documented).toEqual(expect.arrayContaining(staffOnly));
  });

  it.each(rights)('is true for $endpoint', async ({ endpoint, may, beforeFactor }) => {
    expect(await codeOf(endpoint)).toEqual({ status: 401, code: 'not_signed_in' });
    expect(await codeOf(endpoint, customer.token)).toEqual({ status: 403, code: 'staff_only' });
    for (const { role, proved, unproved } of staff) {
      const refusedBy = (await codeOf(endpoint, proved.token)).code;
      expect([role, refusedBy === 'staff_only']).toEqual([role, !may(role)]);
      expect(refusedBy).not.toBe('second_factor_needed');
      const before = (await codeOf(endpoint, unproved.token)).code;
      const wanted = may(role) ? 'second_factor_needed' : 'staff_only';
      if (beforeFactor) expect(['staff_only', 'second_factor_needed']).not.toContain(before);
      else expect([role, before]).toEqual([role, wanted]);
    }
  });
});
