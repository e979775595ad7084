import { test } from '@playwright/test';
import { Onlooker } from '../people/onlooker.ts';
import { screens } from './screens.ts';
import { customerState, pictureFolder } from './state.ts';

for (const { name, path, customer, before } of screens)
  test.describe(name, () => {
    if (customer) test.use({ storageState: customerState });

    test(name, async ({ page }, { project }) => {
      const onlooker = new Onlooker(page);
      await onlooker.visits(path);
      await before?.(onlooker);
      await onlooker.takesPicture(`${pictureFolder}/${project.name}/${name}.png`);
    });
  });
