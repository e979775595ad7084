import { matchRoutes } from 'react-router';
import { type GuideName, guides } from './guides.ts';
import rows from './page-help.json' with { type: 'json' };

/** Three sentences about a staff page, and the page of the docs that says more. */
export type PageHelp = { path: string; text: string; guide: GuideName };

export const pageHelp: PageHelp[] = Object.entries(rows).flatMap(([guide, pages]) =>
  Object.entries(pages).map(([path, text]) => ({ path, text, guide: guide as GuideName })),
);

/** Returns the help of the staff page at an address. */
export function helpOf(pathname: string): PageHelp | undefined {
  return matchRoutes(pageHelp, pathname, '/admin')?.at(-1)?.route;
}

/** The pages of the docs with the sentences that lead there, for the search. */
export const guideEntries = Object.entries(guides).map(([name, { title }]) => ({
  name: name as GuideName,
  title,
  text: pageHelp
    .filter(({ guide }) => guide === name)
    .map(({ text }) => text)
    .join(' '),
}));
