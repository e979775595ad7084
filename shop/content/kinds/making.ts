import { area, focus, line, marks, picture, pictureForFilm, pictureWords, rows } from './fields.ts';

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
