import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map, in the order of the specification's route table. */
export default [
  layout('frame/frame.tsx', [index('pages/home.tsx'), route('product/:id', 'pages/product.tsx')]),
] satisfies RouteConfig;
