import { openDatabase, patient } from '#platform/server/db.ts';
import { seedIfEmpty } from './seed.ts';

/** The process of `seedInChild`. */
process.once('disconnect', () => process.exit(1));

const { db, close } = openDatabase(process.env.DATABASE_URL!, { max: 2, ...patient });
await seedIfEmpty(db, (line) => process.send!(line), {
  demo: process.env.SHOP_DEMO === 'on',
  orders: process.env.DEMO_ORDERS === 'on',
});
await close();
process.exit();
