import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { minuteMs } from '#platform/india-time.ts';
import { openShop } from '../shop-under-test.ts';
import { makeCustomers } from '../customers.ts';
import { type Answer, type Attack, attacksOn } from './tries.ts';

/**
 * `npm run attack`: 1,000 tries a minute against codes, profile and reviews of the built shop with its limits on. Fails
 * unless limits stop each attack, no response is a 5xx, no code is guessed, and the log has every refusal.
 */
if (!existsSync('build/server/index.js')) {
  process.stderr.write('There is no build yet: npm run build first.\n');
  process.exit(1);
}

const tries = Number(process.env.ATTACK_TRIES ?? 1_000);
const everyMs = minuteMs / 1_000;

let log = '';
const shop = await openShop({ RATE_LIMITS: 'on' }, (text) => (log += text));
const pool = new pg.Pool({ connectionString: shop.databaseUrl, max: 2 });
try {
  await pool.query('delete from rate_counters');
  const attacks = attacksOn(await makeVictim(), 1);
  process.stdout.write(`${tries} tries of each, 1,000 a minute\n`);
  const responses = await Promise.all(attacks.map(run));
  await pause(500);
  const held = attacks.map((attack, at) => print(attack, responses[at]!));
  process.exitCode = held.every(Boolean) ? 0 : 1;
} finally {
  await pool.end();
  await shop.close();
}

async function makeVictim() {
  const [customer] = await makeCustomers(pool, 1);
  const { userId: id, token } = customer!;
  const { rows } = await pool.query<{ email: string }>('select email from users where id = $1', [id]);
  return { id, token, email: rows[0]!.email };
}

/** Keeps its pace without waiting for responses. */
async function run({ tryOnce }: Attack): Promise<Answer[]> {
  const sent: Promise<Answer>[] = [];
  const start = performance.now();
  for (let n = 0; n < tries; n += 1) {
    await pause(Math.max(0, start + n * everyMs - performance.now()));
    sent.push(tryOnce());
  }
  return Promise.all(sent);
}

function print({ what, route }: Attack, responses: Answer[]): boolean {
  const counts = new Map<number, number>();
  for (const { status } of responses) counts.set(status, (counts.get(status) ?? 0) + 1);
  const limited = responses.filter(({ status }) => status === 429);
  const logged = log
    .split('\n')
    .filter((line) => line.includes('"status":429') && line.includes(`"${route}"`)).length;
  const isGuessed = route.endsWith('verify-otp') && counts.has(200);
  const isHeld =
    responses.at(-1)?.status === 429 &&
    limited.every(({ retryAfter }) => retryAfter > 0) &&
    ![...counts.keys()].some((status) => status >= 500) &&
    !isGuessed &&
    logged === limited.length;
  const said = [...counts].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(
    `${isHeld ? '  ok ' : '  NO '} ${what} (${route}): ${said.join(', ')}; limited from try ${
      responses.findIndex(({ status }) => status === 429) + 1
    }; ${logged} lines in the log\n`,
  );
  return isHeld;
}
