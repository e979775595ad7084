import { area, focus, line, marks, picture, pictureForFilm, pictureWords, rows } from './fields.ts';

/** A step of the way to the jar, and on the back of its card the check. */
export type MakingStep = {
  title: string;
  front: string;
  back: string;
  image: string;
  imageAlt?: string;
  imageFocus?: string;
};

export const makingFields = {
  intro: area('Below the heading', { max: 200, isRequired: true }),
  ...pictureForFilm,
  steps: rows(
    'Steps',
    {
      title: line('Step', { max: 40, isRequired: true, isTitle: true }),
      front: area('What is done', { max: 300, isRequired: true }),
      back: area('How it is checked', { max: 300, isRequired: true }),
      image: picture('Picture', { isRequired: true }),
      imageAlt: pictureWords('image'),
      imageFocus: focus('image'),
    },
    { max: 12, isRequired: true },
  ),
  text: marks('Text below', { max: 15_000 }),
};
