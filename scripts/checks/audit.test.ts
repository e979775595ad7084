import { expect, it } from 'vitest';
import { auditNote } from './audit.mjs';

const answered = (vulnerabilities: object) =>
  `npm warn config\n${JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities } }, null, 2)}\n`;

it('the audit counts known vulnerabilities by level', () => {
  expect(auditNote(answered({ low: 0, high: 2, critical: 1, total: 3 }))).toBe(
    'audit: warning, 2 high, 1 critical. See npm audit.',
  );
  expect(auditNote(answered({ low: 0, high: 0, total: 0 }))).toBe('audit: good, no known vulnerability');
  expect(auditNote(answered({ total: 0 }).replace('npm warn config\n', ''))).toMatch(/good/);
});

it('the audit warns when the registry does not answer', () => {
  for (const output of ['', 'npm error audit endpoint returned an error', '\n{"error":{"code":"ENOAUDIT"}}'])
    expect(auditNote(output)).toBe('audit: warning, the registry did not answer');
});
