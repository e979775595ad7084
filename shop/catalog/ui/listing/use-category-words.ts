import { useQuery } from '@tanstack/react-query';
import { callApi } from '#platform/ui/call-api.ts';
import { type Category, endpoints } from '../../contract.ts';

/** The words of a category that its listing alone shows. */
export type CategoryWords = Pick<Category, 'nameHindi' | 'pictureAlt'>;

/** Returns the words that came with the page. A page that the browser renders reads them, since it only knows what all pages show. */
export function useCategoryWords(
  id: number | undefined,
  fromServer: CategoryWords | undefined,
): CategoryWords | undefined {
  const { data } = useQuery({
    queryKey: ['categories'],
    queryFn: () => callApi(endpoints.listCategories, {}),
    enabled: !fromServer,
  });
  return fromServer ?? data?.find((one) => one.id === id);
}
