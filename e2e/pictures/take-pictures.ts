import { test } from '@playwright/test';
import { PicturePage } from './picture-page.ts';
import { screens } from './screens.ts';
import { customerState, pictureFolder } from './state.ts';

for (const { name, path, customer, before } of screens)
  test.describe(name, () => {
    if (customer) test.use({ storageState: customerState });

    test(name, async ({ page }, { project }) => {
      const picture = new PicturePage(page);
      await picture.visit(path);
      await before?.(picture);
      await picture.takePicture(`${pictureFolder}/${project.name}/${name}.png`);
    });
  });
