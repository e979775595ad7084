import { test } from '@playwright/test';
import { Photographer } from '../people/photographer.ts';
import { screens } from './screens.ts';
import { customerState, pictureFolder } from './state.ts';

for (const { name, path, customer, before } of screens)
  test.describe(name, () => {
    if (customer) test.use({ storageState: customerState });

    test(name, async ({ page }, { project }) => {
      const photographer = new Photographer(page);
      await photographer.visits(path);
      await before?.(photographer);
      await photographer.takesPicture(`${pictureFolder}/${project.name}/${name}.png`);
    });
  });
