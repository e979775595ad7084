/** Pages that every shop has, as staff find them for a link. */
export const shopPages = [
  { title: 'Home page', path: '/' },
  { title: 'All products', path: '/all-products' },
  { title: 'Search', path: '/search' },
  { title: 'Cart', path: '/cart' },
  { title: 'Saved products', path: '/wishlist' },
  { title: 'Account', path: '/profile' },
  { title: 'My Orders', path: '/orders' },
  { title: 'Track an order', path: '/track' },
  { title: 'Contact', path: '/contact' },
  { title: 'Complaints', path: '/policies/complaint' },
];
