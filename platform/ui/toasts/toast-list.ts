import { Toast } from '@base-ui/react/toast';
import type { Message } from '../toast.tsx';

export const manager = Toast.createToastManager();

/** The texts on the screen. */
const texts = new Map<string, string>();

/** Errors on the screen. A following success or error closes them. */
const errors = new Set<string>();

/** Successes on the screen with the labels of their actions. The next success with the same one closes them. */
const successes = new Map<string, string | undefined>();

export function showToast({ type, text, action }: Message): void {
  if (type !== 'info') for (const error of errors) manager.close(error);
  if (type === 'success' && action?.label !== 'Undo')
    for (const [id, label] of successes) if (label === action?.label) manager.close(id);
  // A repeated message takes the place of the first.
  if (!action) closeToast(text);
  const id = manager.add({
    type,
    description: text,
    timeout: action ? 8_000 : 5_000,
    priority: type === 'error' ? 'high' : 'low',
    onClose: () => {
      errors.delete(id);
      successes.delete(id);
      texts.delete(id);
    },
    ...(action
      ? {
          actionProps: {
            children: action.label,
            onClick: () => {
              action.act();
              manager.close(id);
            },
          },
        }
      : {}),
  });
  texts.set(id, text);
  if (type === 'error') errors.add(id);
  if (type === 'success') successes.set(id, action?.label);
}

/** Closes a message that has done its work. */
export function closeToast(text: string): void {
  for (const [id, shown] of texts) if (shown === text) manager.close(id);
}
