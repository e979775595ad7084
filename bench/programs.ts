type Program = [says: string, load: () => Promise<unknown>];
type Command = {
  /** The program without a name. */
  usual?: string;
  programs: Record<string, Program>;
};

/** What each command runs by name: one line that says what it does, and the program. */
export const commands: Record<string, Command> = {
  bench: {
    usual: 'speed',
    programs: {
      speed: [
        'ratios to bare servers, cold pages, memory, a slow phone, growth (the usual one); --quick',
        () => import('./speed.ts'),
      ],
      processes: ['requests a second of 1, 2 and 4 web processes', () => import('./scale/processes.ts')],
      orders: ['what staff read at 10,000 and 1,000,000 orders', () => import('./scale/million-orders.ts')],
      sizes: [
        'lists, filters, search and product pages with 4,000 of 10,000 products in groups, and without',
        () => import('./scale/sizes.ts'),
      ],
      webhooks: [
        'the time until webhooks of payments are answered; --count 1000 --rate 20',
        () => import('./webhooks.ts'),
      ],
      plans: ['query plans of the search at 100,000 products', () => import('./search/plans.ts')],
    },
  },
  drill: {
    programs: {
      chaos: [
        'kills the shop and its database during orders and packing; --rounds 100',
        () => import('./chaos/chaos.ts'),
      ],
      payments: [
        'kills the shop among payments whose webhooks come thrice, late or never; --orders 10000 --kills 10',
        () => import('./chaos/payments/payments-drill.ts'),
      ],
      restore: [
        'backs up among orders, destroys everything, restores and checks',
        () => import('./chaos/restore-drill.ts'),
      ],
      upgrade: [
        'upgrades a loaded shop process by process, and tries to go back',
        () => import('./chaos/upgrade-drill.ts'),
      ],
      memory: [
        'loads the shop and its database for a minute, and fails above 1,000 MB; --seconds 60',
        () => import('./scale/small-machine.ts'),
      ],
      cluster: [
        'kills the parts of a cluster in turn during orders; --open only opens it',
        () => import('./chaos/cluster-drill.ts'),
      ],
      clock: [
        'moves the clock of the running shop (needs libfaketime)',
        () => import('./chaos/clock-drill.ts'),
      ],
    },
  },
  judge: {
    programs: {
      search: [
        'the search by sold.tsv, not-sold.tsv and questions.tsv of a FOLDER; --misses',
        () => import('./judge/search.ts'),
      ],
      hostile: [
        '2,000 hostile texts in the search and the box, by processor time',
        () => import('./judge/hostile.ts'),
      ],
      explain: ['why a "text" finds what it finds, in the demo shop', () => import('./judge/explain.ts')],
      claims: ['the gate by a FILE of judged texts; --misses', () => import('./judge/claims.ts')],
      'train-claims': [
        'makes the weights of the gate again, from written texts',
        () => import('./judge/claims-training/train-claims.ts'),
      ],
      law: ['rules that were read more than a year ago; --day 2027-12-31', () => import('./judge/law.ts')],
      pincodes: ['the pincodes by a FILE of another directory', () => import('./judge/pincodes.ts')],
      node: ['the pinned Node by lock file, registry and nodejs.org', () => import('./judge/node.ts')],
    },
  },
};
