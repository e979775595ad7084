import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

type Root = Awaited<ReturnType<typeof loader>>['data'];

export function useShop(): Root['shop'] {
  return useRoot().shop;
}

export function useCategories(): Root['categories'] {
  return useRoot().categories;
}

function useRoot(): Root {
  const root = useRouteLoaderData<typeof loader>('root');
  if (!root) throw new Error('The root loader has not answered.');
  return root;
}
