import { documentsByType, type ClaimDocumentKey } from '@tailboard/contract/claim-terms.ts';
import type { ClaimDocument } from '@tailboard/contract/claims.ts';
import type { IncidentType } from '@tailboard/contract/incidents.ts';
import type { Media } from '@tailboard/contract/media.ts';

/** `createdAt`: ISO time. */
export type DocumentFile = Media & { documentKey: ClaimDocumentKey; createdAt: string };
/** A supervisor's word. It goes when a new file comes (send-document.ts). */
export type Judgement = {
  key: ClaimDocumentKey;
  status: 'accepted' | 'unreadable';
  note: string | null;
  /** ISO time. */
  at: string;
};

/** What a claim of this type is asked for, with what came and what was said of it. */
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

/** A file without the line it was sent for, which names it already. */
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

/** The line of the checklist that `text` names, or null where this type of claim has none. */
export function documentOf(claimType: IncidentType, text: string): ClaimDocumentKey | null {
  return documentsByType[claimType].find((key) => key === text) ?? null;
}
