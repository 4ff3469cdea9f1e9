import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClaimDocument } from '@tailboard/contract/claims.ts';
import Camera from 'lucide-react/icons/camera';
import type { ReactNode } from 'react';
import { useUser } from '../auth/public.ts';
import { SentFileTile, WaitingFileTile } from '../incidents/public.ts';
import type { ClaimEntry } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { AddDocument } from './add-document.tsx';
import { useClaimWords } from './claim-words.ts';
import { Folded } from './folded.tsx';
import { DocumentBadge } from './document-badge.tsx';
import { useWaitingClaimFiles } from './queries.ts';
import { useAddDocuments } from './use-add-documents.ts';

interface DocumentsProps {
  claim: ClaimEntry;
  /** Whether the reader may add files. */
  mayAdd: boolean;
  /** Further actions of a line, such as judging it. */
  children?: (document: ClaimDocument) => ReactNode;
}

/** The checklist of the claim: what is needed, sent, accepted or unreadable, with the files of each line. */
export function Documents({ claim, mayAdd, children }: DocumentsProps) {
  const { t } = useLingui();
  const words = useClaimWords();
  const waiting = useWaitingClaimFiles(claim.id);
  const adding = useAddDocuments(claim);
  const { role } = useUser();
  const isWaiting = (key: string) => waiting.some(({ documentKey }) => documentKey === key);
  const isDecided = claim.status === 'approved' || claim.status === 'rejected';
  // A decided claim needs no more documents; the sent ones stay.
  const shown = claim.documents.filter(
    ({ key, files }) => !isDecided || mayAdd || files.length > 0 || isWaiting(key),
  );
  const isByOthers = (key: string) => key === 'supervisor-report' && role === 'field-crew';
  const open = shown.filter(
    ({ status, key }) =>
      !isByOthers(key) && (status === 'unreadable' || (status === 'needed' && !isWaiting(key))),
  ).length;
  return (
    <Folded
      open={!isDecided || mayAdd}
      title={t`Documents`}
      aside={
        !isDecided && (
          <span className="text-label text-quiet">
            <Plural
              value={open}
              _0="Nothing more is asked for"
              one="# still asked for"
              other="# still asked for"
            />
          </span>
        )
      }
    >
      {shown.length === 0 && (
        <p className="text-quiet">
          <Trans>No documents were sent.</Trans>
        </p>
      )}
      <ul className="flex flex-col">
        {shown.map((document) => {
          const files = waiting.filter(({ documentKey }) => documentKey === document.key);
          const name = words.document(document.key);
          // One line for a document without files, so that the list stays short.
          const isBare = document.note === null && document.files.length + files.length === 0;
          return (
            <li
              key={document.key}
              className="edge-b flex flex-col gap-2 py-3 first:pt-0 last:border-b-0 last:pb-0"
            >
              {!isBare && <p className="font-semibold">{name}</p>}
              {document.note && (
                <p className="break-words whitespace-pre-wrap">
                  <Trans>Note: {document.note}</Trans>
                </p>
              )}
              {document.files.length + files.length > 0 && (
                <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2">
                  {document.files.map((media) => (
                    <li key={media.id} className="min-w-0 has-[audio]:col-span-full">
                      <SentFileTile media={media} />
                    </li>
                  ))}
                  {files.map((file) => (
                    <li key={`waiting-${file.id}`} className="min-w-0">
                      <WaitingFileTile file={file} onRemove={() => adding.askToRemove(file)} />
                      <p className="pt-1 text-small font-semibold">
                        <Trans>Saved on this phone</Trans>
                      </p>
                    </li>
                  ))}
                </ul>
              )}
              {adding.problem?.key === document.key && (
                <Notice tone="bad" announced title={t`Not added`}>
                  {adding.problem.sentences.map((sentence) => (
                    <p key={sentence}>{sentence}</p>
                  ))}
                </Notice>
              )}
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <div className="flex min-w-0 flex-[1_1_6rem] flex-col items-start gap-1">
                  {isBare && <p className="font-semibold">{name}</p>}
                  {isByOthers(document.key) && document.status === 'needed' ? (
                    <p className="text-label text-quiet">
                      <Trans>Your supervisor writes this one.</Trans>
                    </p>
                  ) : isDecided && document.status === 'needed' ? (
                    <p className="text-label text-quiet">
                      <Trans>Not sent</Trans>
                    </p>
                  ) : (
                    <DocumentBadge status={document.status} />
                  )}
                </div>
                {mayAdd && document.status !== 'accepted' && !isByOthers(document.key) && (
                  <AddDocument
                    label={t`Add photos`}
                    about={name}
                    icon={Camera}
                    onChosen={(chosen) => adding.add(document.key, chosen)}
                  />
                )}
              </div>
              {children?.(document)}
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {adding.said}
      </p>
      <Dialog
        open={adding.removing !== null}
        onClose={adding.keep}
        title={t`Remove this file?`}
        actions={
          <>
            <Button onClick={adding.keep}>
              <Trans>Keep it</Trans>
            </Button>
            <Button look="danger" onClick={adding.remove}>
              <Trans>Remove it</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            {adding.removing?.fileName ?? ''} is removed from this claim and deleted from the app. A copy in
            the phone's gallery stays.
          </Trans>
        </p>
      </Dialog>
    </Folded>
  );
}
