import { z } from 'zod';

/** The group of products on a card. */
export const cardSizes = z
  .object({ groupId: z.int(), name: z.string(), label: z.string().meta({ description: '3 sizes' }) })
  .meta({ description: 'The group of products on the card. Absent in other products.' });

export const memberSchema = z.object({
  slug: z.string(),
  values: z.array(z.string()).meta({ description: 'Its values of the options, in their order.' }),
  sellingPrice: z.number(),
  status: z.enum(['Available', 'out of stock']),
  stockQuantity: z.int(),
  typeQuantity: z.int(),
  measurementUnit: z.string(),
});

export const productGroupSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    options: z.array(z.string()).meta({ description: 'Names of one or two options: Size.' }),
    canonical: z.string().meta({ description: 'The slug of the product whose page search engines list.' }),
    members: z.array(memberSchema),
  })
  .meta({ description: 'The group with its published members. Absent in a product without another size.' });
