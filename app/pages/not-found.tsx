import { data } from 'react-router';
import type { PageHandle } from '../page-handle.ts';
import { MissingPage } from '../page-kit/missing-page.tsx';

export const handle: PageHandle = { queryParams: [], isForAllAddresses: true };

export function loader() {
  return data(null, { status: 404 });
}

export function clientLoader() {
  return null;
}

export default function NotFoundPage() {
  return (
    <MissingPage title="This page is not here">
      The address may be old or mistyped. Everything the shop has stands on these shelves.
    </MissingPage>
  );
}
