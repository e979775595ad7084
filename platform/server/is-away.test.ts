// §8 a database that is away at the start is waited for, with a line each ten seconds; `/healthz` answers and `/readyz` says 503
import { expect, it } from 'vitest';
import { isAway } from './is-away.ts';

const failure = (code: string | undefined, message = '') => Object.assign(new Error(message), { code });

it.each([
  ['nothing listens', failure('ECONNREFUSED')],
  ['the host has no address yet', failure('ENOTFOUND')],
  ['the name server is away', failure('EAI_AGAIN')],
  ['the socket file is missing', failure('ENOENT')],
  ['nothing answers in time', failure(undefined, 'timeout expired')],
  ['a proxy without a server hangs up', failure(undefined, 'Connection terminated unexpectedly')],
  ['the server starts', failure('57P03', 'the database system is starting up')],
  ['the server stops', failure('57P01', 'terminating connection due to administrator command')],
  ['no connection is free', failure('53300', 'sorry, too many clients already')],
  ['the pooler cannot reach it', failure('08P01', 'server login has been failing, connect failed')],
  [
    'both addresses of a host refuse',
    Object.assign(new AggregateError([failure('ECONNREFUSED')]), { code: 'ECONNREFUSED' }),
  ],
])('%s: away', (_what, error) => {
  expect(isAway(error)).toBe(true);
});

it.each([
  ['a wrong password', failure('28P01', 'password authentication failed for user "shop"')],
  ['a refused host', failure('28000', 'no pg_hba.conf entry for host')],
  ['an unknown database', failure('3D000', 'database "none" does not exist')],
  ['a certificate of its own', failure('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate')],
  ['no TLS', failure(undefined, 'The server does not support SSL connections')],
  [
    'no password in the address',
    failure(undefined, 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
  ],
  ['an unknown database at a pooler', failure('08P01', 'no such database: none')],
  ['a wrong password at a pooler', failure('08P01', 'password authentication failed')],
  ['missing rights', failure('42501', 'permission denied to create extension')],
])('%s: not away', (_what, error) => {
  expect(isAway(error)).toBe(false);
});
