import { AllStock } from '../stock/all-stock.tsx';
import { BatchesPage } from '../stock/batches.tsx';
import { BatchPage } from '../stock/batch.tsx';
import { ProductStockPage } from '../stock/product-stock.tsx';
import type { Route } from './+types/stock';

/** One route for all pages of stock, since each route costs every page bytes. */
export default function StockPages({ params: { '*': path } }: Route.ComponentProps) {
  const [first = '', second = ''] = path.split('/');
  if (first === '') return <AllStock />;
  if (first !== 'batches') return <ProductStockPage key={first} id={first} />;
  return second === '' ? <BatchesPage /> : <BatchPage key={second} id={second} />;
}
