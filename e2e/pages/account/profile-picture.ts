import type { Locator } from '@playwright/test';
import { ShopPage } from '../shop-page.ts';

type File = Parameters<Locator['setInputFiles']>[0];

export class ProfilePicture extends ShopPage {
  get #block(): Locator {
    return this.region('Personal Information');
  }

  get fileInput(): Locator {
    return this.#block.getByLabel('Choose a picture');
  }

  async choose(file: File): Promise<void> {
    await this.fileInput.setInputFiles(file);
  }

  slider(name: 'Nearer' | 'Left to right'): Locator {
    return this.#block.getByLabel(name);
  }

  button(name: 'Use this picture' | 'Remove'): Locator {
    return this.#block.getByRole('button', { name });
  }

  get own(): Locator {
    return this.#block.getByAltText('Your picture');
  }

  get default(): Locator {
    return this.#block.getByAltText('The default picture');
  }
}
