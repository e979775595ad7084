import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/admin/ui/loaded.tsx';
import { callApi } from '#platform/ui/call-api.ts';
import { Notice } from '#platform/ui/page/notice.tsx';
import { StaffGate } from '#shop/accounts/admin/ui/staff-gate.tsx';
import { endpoints } from '#shop/catalog/admin/preview.ts';
import type { ProductDetail } from '#shop/catalog/contract.ts';
import { Gallery } from '#shop/catalog/ui/detail/gallery.tsx';
import { ProductStory } from '#shop/catalog/ui/detail/product-story.tsx';
import { ProductSummary } from '#shop/catalog/ui/detail/product-summary.tsx';
import { ProductDeclarations } from '../../pages/product-declarations.tsx';
import { useShop } from '../../page-kit/use-shop.ts';
import { AdminPage, Ways } from '../admin-page.tsx';

export default function ProductPreviewPage({ params: { id } }: { params: { id: string } }) {
  return (
    <AdminPage
      title="As customers see it"
      heading={<p className="text-moss">As customers see it. Only staff see this page.</p>}
    >
      <StaffGate>{() => <Preview id={id} />}</StaffGate>
    </AdminPage>
  );
}

function Preview({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['product-preview', id],
    queryFn: ({ signal }) => callApi(endpoints.preview, { params: { id } }, { signal }),
    staleTime: 0,
  });
  return (
    <>
      <Ways ways={[{ to: `/admin/products/${id}`, label: 'Change it' }]} />
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(product) => <Shown product={product} />}
      </Loaded>
    </>
  );
}

/** The parts of the product's page that its fields fill. */
function Shown({ product }: { product: ProductDetail }) {
  const { demo } = useShop();
  return (
    <div className="flex flex-col gap-12">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Gallery product={product} />
        </div>
        <div className="lg:col-span-5">
          <ProductSummary
            product={product}
            purchase={<Notice>Customers choose a supply here and buy.</Notice>}
            heart={null}
            delivery={null}
          />
        </div>
        <div className="lg:col-span-7">
          <ProductStory product={product} />
        </div>
      </div>
      <ProductDeclarations product={product} demo={demo} />
    </div>
  );
}
