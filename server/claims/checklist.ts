import { documentsByType, type ClaimDocumentKey } from '@tailboard/contract/claim-terms.ts';
import type { ClaimDocument } from '@tailboard/contract/claims.ts';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import type { Media } from '@tailboard/contract/media.ts';

/** `createdAt`: ISO time. */
export type DocumentFile = Media & { documentKey: ClaimDocumentKey; createdAt: string };
/** A supervisor's judgement. A new file removes it (send-document.ts). */
export type Judgement = {
  key: ClaimDocumentKey;
  status: 'accepted' | 'unreadable';
  note: string | null;
  /** ISO time. */
  at: string;
};

/** The documents that a claim of this type needs, with the files and judgements so far. */
export function checklistOf(
  claimType: IncidentType,
  { files, judgements }: { files: readonly DocumentFile[]; judgements: readonly Judgement[] },
): ClaimDocument[] {
  return documentsByType[claimType].map((key) => {
    const sent = files.filter(({ documentKey }) => documentKey === key).map(toFile);
    const judged = judgements.find((judgement) => judgement.key === key);
    return {
      key,
      status: judged?.status ?? (sent.length > 0 ? 'sent' : 'needed'),
      note: judged?.note ?? null,
      judgedAt: judged?.at ?? null,
      files: sent,
    };
  });
}

/** A file without its document key, which its line has already. */
function toFile({
  id,
  incidentId,
  clientRef,
  fileName,
  fileType,
  size,
  sha256,
  url,
  transcript,
}: DocumentFile): Media {
  return { id, incidentId, clientRef, fileName, fileType, size, sha256, url, transcript };
}

/** The document key that `text` names, or null if this type of claim has none. */
export function documentOf(claimType: IncidentType, text: string): ClaimDocumentKey | null {
  return documentsByType[claimType].find((key) => key === text) ?? null;
}
