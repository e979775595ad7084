import { once } from 'node:events';
import { openCluster, whyNot } from './open-cluster.ts';
import { Starter } from './starter.ts';

// npm run cluster: brings up the whole cluster on this machine, with the demo shop, until Ctrl-C.

const reason = whyNot();
if (reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
const say = (line: string) => void process.stdout.write(`${line}\n`);
const starter = new Starter();
const asked = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
try {
  const opened = openCluster(starter, { say }).then(({ url, database }) => {
    say(`\nThe shop is open: ${url}`);
    for (const { name, address } of database.servers)
      say(`Patroni of ${name}: http://${address}:8008/cluster`);
    return asked;
  });
  await Promise.race([asked, opened]);
} finally {
  say('Ending all processes …');
  await starter.close();
}
process.exit(0);
