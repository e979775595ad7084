import { searchWordsQuery } from '#shop/search/admin/ui/queries.ts';
import { SearchWords } from '#shop/search/admin/ui/search-words.tsx';
import { DetailPage } from './admin-page.tsx';

export default function SearchWordsPage() {
  return (
    <DetailPage title="Search words" query={searchWordsQuery()}>
      {(words) => <SearchWords {...words} />}
    </DetailPage>
  );
}
