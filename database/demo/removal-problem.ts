import { isRefusal } from '#platform/refusal.ts';
import { sqlStateOf } from '#platform/server/db.ts';
import { cutText } from '#platform/text/cut-text.ts';

const full = 'A disk is full. Make room on the disks of the backups (BACKUP_DIR) and of the database.';
const forbidden = 'The shop may not write into the folder of the backups. Check BACKUP_DIR and its owner.';

/** The meaning of the codes of Node.js and PostgreSQL for the owner. */
const known: Record<string, string> = {
  ENOSPC: full,
  EDQUOT: full,
  '53100': full,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: forbidden,
  ENOENT: 'The folder of the backups is not there. Check BACKUP_DIR.',
  EIO: 'A disk cannot be read or written. Check the disks of the backups and of the database.',
  '55P03': 'Other work held the database for too long. Try again when the shop is quiet.',
  '57014': 'The database took too long. Try again when the shop is quiet.',
};

/** Returns why the removal of the demo stopped, in words for the owner, without the text of a statement. */
export function problemOf(error: unknown): string {
  const { message, cause } = error as Error;
  const words = known[sqlStateOf(error) ?? ''];
  if (words) return words;
  if (isRefusal(error)) return cutText(message, 500);
  const reason = cause instanceof Error ? cause.message : message;
  const end = '.!?'.includes(reason.at(-1) ?? '.') ? '' : '.';
  return `${cutText(reason, 400)}${end} The log of the shop has more.`;
}
