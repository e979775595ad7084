import { z } from 'zod';
import { defineEndpoint } from '#platform/endpoint.ts';
import { factNames } from './declarations/fact-names.ts';
import { filterFields } from './filter-fields.ts';
import { productGroupSchema } from './groups/group-fields.ts';

export const supplyOptions = ['60', '120', '180'] as const;

export const subscriptionPercent = 15;
export const frequencies = [30, 60, 90, 120] as const;
export type SupplyDays = (typeof supplyOptions)[number];

export const categorySchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  nameHindi: z.string().nullable(),
  parentId: z.int().nullable(),
  icon: z.string().nullable(),
  picture: z.string().optional().meta({ description: 'The picture that the merchant chose, if any.' }),
  pictureAlt: z.string().optional(),
});

export const productSchema = z.object({
  id: z.int(),
  slug: z.string(),
  productName: z.string(),
  nameHindi: z.string(),
  description: z.string(),
  price: z.number().meta({ description: 'The MRP in rupees.' }),
  discount: z.number().meta({ description: 'Percent off the MRP. A typed selling price may have decimals.' }),
  sellingPrice: z
    .number()
    .meta({ description: 'Rupees: price minus price times discount percent over 100.' }),
  status: z.enum(['Available', 'out of stock']),
  stockQuantity: z.int(),
  typeQuantity: z.int(),
  measurementUnit: z.string(),
  imageUrl: z.string(),
  otherImageUrls: z.array(z.string()),
  categoryId: z.int(),
  offer: z.string().nullable(),
  rating: z.number(),
  reviewCount: z.int(),
  isSubscribable: z.boolean(),
  isNew: z.boolean(),
  seller: z.string(),
  form: z.string(),
  maxPerLine: z.int(),
  packs: z.array(z.int()).meta({ description: 'Packs of a supply of 60, 120 and 180 days.' }),
});

export const comboPartSchema = z.object({ productId: z.int(), name: z.string(), quantity: z.int() });

export const productDetailSchema = productSchema.extend({
  latin: z.string(),
  sanskrit: z.string(),
  english: z.string(),
  ingredients: z.string(),
  howToUse: z.string().meta({ description: 'A step a line.' }),
  dosha: z.string(),
  concerns: z.array(z.string()),
  countryOfOrigin: z.string(),
  maker: z.string().meta({ description: 'Name and address of the manufacturer, packer or importer.' }),
  bestBefore: z.string(),
  licence: z.string().meta({ description: 'Licence of the product: AYUSH, cosmetics or FSSAI.' }),
  gtin: z.string(),
  productClass: z
    .string()
    .meta({ description: 'Which declarations apply: ayurvedic, cosmetic, food, general, combo.' }),
  facts: z
    .partialRecord(z.enum(factNames), z.string())
    .meta({ description: 'Further declarations: generic name, importer, dose, allergens.' }),
  imageAlts: z
    .record(z.string(), z.string())
    .meta({ description: 'Alternative texts of pictures, by their names in imageUrl and otherImageUrls.' }),
  parts: z
    .array(comboPartSchema.extend({ slug: z.string() }))
    .meta({ description: 'The products in a pack of a combo.' }),
  noCash: z
    .string()
    .optional()
    .meta({ description: 'Said of a product that is not sent with cash on delivery. Absent in the others.' }),
  group: productGroupSchema.optional(),
});

const facetCount = z
  .int()
  .nullable()
  .meta({ description: 'Null when more than a thousand products meet a price, rating or stock filter.' });
const facetValue = z.object({ value: z.string(), count: facetCount });

/** The label of the button after a failed add, since section 8 forbids a toast. */
export const notAdded = 'Not added. Try again';

export const facetsSchema = z.object({
  categories: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), count: facetCount })),
  forms: z.array(facetValue),
  concerns: z.array(facetValue),
  origins: z
    .array(facetValue)
    .meta({ description: 'Countries of origin. Empty until an imported product is among the products.' }),
});

export type Category = z.infer<typeof categorySchema>;
export type Product = z.infer<typeof productSchema>;
export type ProductDetail = z.infer<typeof productDetailSchema>;
export type Facets = z.infer<typeof facetsSchema>;

/** Ids travel as text in a path. Products and categories also have slugs. */
const idOrSlug = z.string().min(1).max(120);

export const page = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, 'limit must be a number from 1 to 100')
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= 100, 'limit must be a number from 1 to 100')
    .optional(),
  cursor: z
    .string()
    .regex(/^(\d{1,9}|after:[\d:.-]{1,80})$/, 'cursor is not one of ours')
    .optional()
    .meta({ description: 'Where the page begins: what the Link header says.' }),
});

/** A listing has its category in the path. */
const filteredPage = page.extend(z.object(filterFields).omit({ category: true }).shape);

const picked = z
  .string()
  .regex(
    /^[a-z0-9-]{1,120}(,[a-z0-9-]{1,120}){0,49}$/,
    'ids must be up to 50 ids or slugs with commas between',
  )
  .transform((ids) => ids.split(','))
  .optional()
  .meta({
    description: 'Exactly these products, by id or slug, in this order; one that is unknown is left out.',
  });

const listCategories = defineEndpoint({
  method: 'GET',
  path: '/api/categories',
  kept: {},
  summary: 'All categories: the roots, then their descendants, each by name until the merchant orders them',
  who: 'anyone',
  tag: 'Catalogue',
  response: z.array(categorySchema),
});

const list = defineEndpoint({
  method: 'GET',
  path: '/api/products',
  kept: {},
  summary:
    'All products; with limit and cursor one page of them, with Link, X-Total-Count and X-Total-Exact headers; with ids those',
  who: 'anyone',
  tag: 'Catalogue',
  query: filteredPage.extend({ ids: picked }),
  response: z.array(productSchema),
});

const listOfCategory = defineEndpoint({
  method: 'GET',
  path: '/api/products/category/id/{categoryId}',
  kept: {},
  summary: 'The products of a category and its descendants, narrowed and sorted as asked',
  who: 'anyone',
  tag: 'Catalogue',
  params: z.object({ categoryId: idOrSlug }),
  query: filteredPage,
  response: z.array(productSchema),
  refuses: [404],
});

const listRelated = defineEndpoint({
  method: 'GET',
  path: '/api/products/category/{categoryId}',
  kept: {},
  summary: 'Products of a category, for the related products of a product page',
  who: 'anyone',
  tag: 'Catalogue',
  params: z.object({ categoryId: idOrSlug }),
  query: page,
  response: z.array(productSchema),
  refuses: [404],
});

const facets = defineEndpoint({
  method: 'GET',
  path: '/api/products/facets',
  kept: {},
  summary: 'What a listing, narrowed as given, can be narrowed to further: forms, concerns, categories',
  who: 'anyone',
  tag: 'Catalogue',
  query: z.object(filterFields),
  response: facetsSchema,
});

const get = defineEndpoint({
  method: 'GET',
  path: '/api/products/{id}',
  kept: { productParam: 'id' },
  summary: 'One product, by id or slug',
  who: 'anyone',
  tag: 'Catalogue',
  params: z.object({ id: idOrSlug }),
  response: productDetailSchema,
  refuses: [404],
});

export const endpoints = { listCategories, list, get };
/** Calls that the pages of the shop do not send, apart from the others, so that browsers do not load them. */
export const furtherLists = { listOfCategory, listRelated, facets };
