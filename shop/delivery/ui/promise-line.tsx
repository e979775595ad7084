import { useQuery } from '@tanstack/react-query';
import { promiseWords } from '../promise/promise-words.ts';
import { promiseQuery } from './queries.ts';

/** By when a parcel is at a pincode, in one line whose room is kept while it is asked. */
export function PromiseLine({ pincode }: { pincode: string }) {
  const { data, isError } = useQuery(promiseQuery(pincode));
  const cannot = data?.deliverBy === null;
  return (
    <output className={`block min-h-6 text-sm text-pretty ${cannot ? 'text-clay' : 'text-moss'}`}>
      {data?.remarks}
      {isError && promiseWords.failed}
    </output>
  );
}
