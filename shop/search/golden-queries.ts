import type { GoldenQueries } from './golden/golden-query.ts';
import { herbQueries } from './golden/herb-queries.ts';
import { needQueries } from './golden/need-queries.ts';

/** What the search of the demo shop must find; `golden-queries.test.ts` asks for all of it. */
export const goldenQueries: GoldenQueries[] = [...herbQueries, ...needQueries];

/** Herbs that look alike, and the one that must not come for the other. */
export const confusables: { query: string; never: string[] }[] = [
  { query: 'arjuna', never: ['ajwain'] },
  { query: 'arjun', never: ['ajwain'] },
  { query: 'arjun ki chhal', never: ['ajwain'] },
  { query: 'अर्जुन', never: ['ajwain'] },
  { query: 'ajwain', never: ['arjuna', 'ashwagandha'] },
  { query: 'ajwan', never: ['arjuna', 'ashwagandha'] },
  { query: 'अजवाइन', never: ['arjuna'] },
  { query: 'mulethi', never: ['fenugreek', 'methi-powder', 'multani'] },
  { query: 'mulethi powder', never: ['methi', 'multani'] },
  { query: 'methi', never: ['mulethi'] },
  { query: 'methi powder', never: ['mulethi'] },
  { query: 'मेथी', never: ['mulethi'] },
  { query: 'मुलेठी', never: ['methi-powder', 'multani'] },
  { query: 'brahmi capsule', never: ['bhringraj'] },
  { query: 'brahmi', never: ['bhringraj'] },
  { query: 'bhringraj', never: ['brahmi'] },
  { query: 'bhringraj powder', never: ['brahmi'] },
  { query: 'ब्राह्मी', never: ['bhringraj'] },
  { query: 'gokhru', never: ['gulkand', 'giloy'] },
  { query: 'jamun', never: ['jojoba', 'neem'] },
  { query: 'karela', never: ['kapikacchu', 'curry'] },
  { query: 'lal chandan', never: ['sandalwood-eo', 'sandal-turmeric'] },
  { query: 'tea tree', never: ['tulsi-tea', 'ccf-tea'] },
  { query: 'senna', never: ['sesame', 'henna-powder'] },
];
