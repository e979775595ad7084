import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map, in the order of the specification's route table. */
export default [
  layout('frame/frame.tsx', [
    index('pages/home.tsx'),
    route('category/:a', 'pages/listing.tsx', { id: 'category' }),
    route('category/:a/:b', 'pages/listing.tsx', { id: 'child-category' }),
    route('search', 'pages/search.tsx'),
    route('all-products', 'pages/listing.tsx', { id: 'all-products' }),
    route('product/:id', 'pages/product.tsx'),
    route('hair', 'pages/hair.tsx'),
    route('cart', 'pages/cart.tsx'),
    route('checkoutpage', 'pages/checkout.tsx'),
    route('payment', 'pages/order-placed.tsx'),
    route('profile', 'pages/account/profile.tsx', { id: 'profile' }),
    route('settings', 'pages/account/profile.tsx', { id: 'settings' }),
    route('orders', 'pages/account/orders.tsx'),
    route('orders/:orderNumber', 'pages/account/order.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig;
