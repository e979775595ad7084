import { z } from 'zod';
import { line } from '#platform/forms.ts';
import { withoutPictures } from '#platform/text/pictures.ts';
import { isPrintable } from '#platform/text/printable.ts';

export const maxGiftMessage = 200;

/** The packing slip prints it, where emoji have no place and every letter needs a font. */
export const giftMessage = line('The message', maxGiftMessage)
  .refine(
    (text) => withoutPictures(text).trim() !== '',
    'The message has only pictures. Please write it in letters.',
  )
  .refine(isPrintable, 'Please write the message in Latin letters or in a script of India.');

/** For an order that is a gift. A form sends its empty field. */
export const giftFields = z
  .object({ message: z.union([z.literal(''), giftMessage]).default('') })
  .optional()
  .meta({ description: 'The order is a gift: no price in the parcel, and this message on its slip.' });

export const giftSchema = z
  .object({ message: z.string() })
  .nullable()
  .meta({ description: 'The message of a gift, empty without one. Null for every other order.' });
