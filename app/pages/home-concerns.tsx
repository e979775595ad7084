import { useQuery } from '@tanstack/react-query';
import { topConcerns } from '#shop/catalog/ui/home/top-concerns.ts';
import { ConcernTiles } from '#shop/catalog/ui/home/concern-tiles.tsx';
import { facetsQuery } from '#shop/catalog/ui/queries.ts';

type Props = { heading: string; concerns: string[] | undefined };

/** A page that the browser renders reads the concerns itself. */
export function HomeConcerns({ heading, concerns }: Props) {
  const { data } = useQuery({ ...facetsQuery({ filters: {} }), enabled: concerns === undefined });
  return (
    <ConcernTiles
      title={heading}
      concerns={concerns ?? (data ? topConcerns(data.concerns.map(({ value }) => value)) : [])}
    />
  );
}
