import { useSearchParams } from 'react-router';

const filterWords = {
  who: 'this person',
  kind: 'this kind',
  entity: 'this thing',
  from: 'the first day',
  to: 'the last day',
};

const listed = new Intl.ListFormat('en-IN');

/** Says what narrows the list, and where else a change may stand. */
export function NoChange() {
  const [params] = useSearchParams();
  const set = Object.entries(filterWords).flatMap(([name, words]) => (params.get(name) ? [words] : []));
  return (
    <>
      <span>{`No change that you may see fits ${listed.format(set)}. `}</span>
      {set.length > 1 && <span>Choose “All” or another day in one of these fields to see more. </span>}
      <span>
        Steps of orders stand on the page of each order, and changes of stock in the history of each product.
      </span>
    </>
  );
}
