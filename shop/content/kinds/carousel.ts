import { area, focus, line, link, offer, picture, pictureWords, rows, toggle } from './fields.ts';

/** A slide of the carousel on the home page. */
export type Offer = {
  title: string;
  text: string;
  action: string;
  to: string;
  image: string;
  imageAlt?: string;
  imageFocus?: string;
};

export const carouselFields = {
  slides: rows(
    'Slides',
    {
      title: line('Title', { max: 60, isRequired: true, isTitle: true, isBanner: true }),
      text: area('Text', { max: 160, isBanner: true }),
      action: line('Words of the button', { max: 40, isRequired: true, isBanner: true }),
      to: link('Address', { isRequired: true }),
      image: picture('Picture', { isRequired: true }),
      imageAlt: pictureWords('image'),
      imageFocus: focus('image'),
      offer: offer(),
      isShown: toggle('Shown'),
    },
    { max: 6, help: 'The home page turns through them where its section “Offers” is shown.' },
  ),
};
