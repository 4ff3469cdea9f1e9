import { MAX_FILES, MAX_FILE_BYTES, mediaTypes } from '@tailboard/contract/media-terms.ts';

type RefusalReason = 'too-large' | 'empty' | 'wrong-type' | 'too-many';

export interface Refusal {
  fileName: string;
  /** Bytes. */
  size: number;
  reason: RefusalReason;
}

/** Names some browsers give to types of the contract. */
const otherNames: ReadonlySet<string> = new Set([
  'image/jpg',
  'image/pjpeg',
  'image/heif',
  'video/x-m4v',
  'audio/x-m4a',
  'audio/m4a',
]);
/** Phones leave the type of HEIC and MOV empty; then the name tells. */
const endings = /\.(jpe?g|png|webp|hei[cf]|gif|mp4|m4v|m4a|mov|webm)$/i;

/**
 * Sorts what was chosen into what the report takes and what it does not, each with its reason. `already` is how many
 * files the report has. A wrong one never keeps the others out.
 */
export function sortChosen<Chosen extends Pick<File, 'name' | 'size' | 'type'>>(
  chosen: readonly Chosen[],
  already: number,
): { taken: Chosen[]; refused: Refusal[] } {
  const taken: Chosen[] = [];
  const refused: Refusal[] = [];
  for (const file of chosen) {
    const reason = reasonAgainst(file, already + taken.length);
    if (reason) refused.push({ fileName: file.name, size: file.size, reason });
    else taken.push(file);
  }
  return { taken, refused };
}

function reasonAgainst(file: Pick<File, 'name' | 'size' | 'type'>, count: number): RefusalReason | undefined {
  if (!isTaken(file)) return 'wrong-type';
  if (file.size === 0) return 'empty';
  if (file.size > MAX_FILE_BYTES) return 'too-large';
  return count >= MAX_FILES ? 'too-many' : undefined;
}

function isTaken({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  if (type === '' || type === 'application/octet-stream') return endings.test(name);
  return (mediaTypes as readonly string[]).includes(type) || otherNames.has(type);
}
