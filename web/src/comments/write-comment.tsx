import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CommentVisibility } from '@tailboard/contract/comment-terms.ts';
import Camera from 'lucide-react/icons/camera';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { failureSentence, useTypedDraft, WithDraft } from '../drafts/public.ts';
import { newUuid } from '../offline/new-uuid.ts';
import { device, type Draft } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { TextArea } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Commented } from './queries.ts';

/** Characters and photos; contract/comments.ts says the same to the server. */
const MAX_TEXT = 5_000;
const MAX_PHOTOS = 10;

/** A new comment: kept on the phone while it is typed, then with its photos until it is sent. */
export function WriteComment({ incident }: { incident: Commented }) {
  const kind = `comment-${incident.clientRef ?? incident.id}`;
  return (
    <WithDraft key={kind} kind={kind} rows={1}>
      {(loaded) => <CommentForm incident={incident} kind={kind} loaded={loaded} />}
    </WithDraft>
  );
}

const first: { text: string; visibility: string } = { text: '', visibility: 'everybody-on-it' };

interface CommentFormProps {
  incident: Commented;
  kind: string;
  loaded: Draft | null;
}

function CommentForm({ incident, kind, loaded }: CommentFormProps) {
  const { t } = useLingui();
  const user = useUser();
  const { typed, kept, change, clear } = useTypedDraft({ kind, loaded, first });
  const visibility: CommentVisibility =
    typed.visibility === 'supervisors' ? 'supervisors' : 'everybody-on-it';
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    const clientRef = newUuid();
    const files = photos.map((file) => ({
      kind: 'comment-photo' as const,
      clientRef: newUuid(),
      thread: clientRef,
      of: { commentClientRef: clientRef },
      file,
      fileName: file.name || 'photo.jpg',
    }));
    const media = files.map((photo) => photo.clientRef);
    const on =
      incident.id > 0 ? { incidentId: incident.id } : { incidentClientRef: incident.clientRef ?? clientRef };
    const record = { text: typed.text.trim(), visibility, ...(media.length > 0 && { media }) };
    try {
      await device.post(user.id, [{ kind: 'comment', clientRef, thread: clientRef, on, record }, ...files]);
      setPhotos([]);
      // It is on its way: what is left of the draft is no reason to send it twice.
      await clear().catch(() => change({ text: '' }));
    } catch (error) {
      setFailure(failureSentence(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t`Write a comment`}
        help={t`Write @ and a user name to notify somebody, like @lead.`}
        rows={2}
        maxLength={MAX_TEXT}
        value={typed.text}
        onChange={({ currentTarget: { value } }) => change({ text: value })}
      />
      {user.role !== 'field-crew' && (
        <ChoiceGroup
          legend={t`Who may read it`}
          columns={2}
          choices={[
            { value: 'everybody-on-it', label: t`For everybody on it` },
            { value: 'supervisors', label: t`Supervisors only` },
          ]}
          value={visibility}
          onChange={(value) => change({ visibility: value })}
        />
      )}
      <label className="relative flex min-h-12 cursor-pointer items-center gap-2 rounded-control font-semibold text-accent-text has-focus-visible:outline-3 has-focus-visible:outline-accent-text">
        <Camera size={22} aria-hidden />
        {photos.length === 0 ? (
          <Trans>Add photos</Trans>
        ) : (
          <Plural value={photos.length} one="# photo" other="# photos" />
        )}
        <input
          type="file"
          accept="image/*"
          multiple
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ currentTarget }) => setPhotos([...(currentTarget.files ?? [])].slice(0, MAX_PHOTOS))}
        />
      </label>
      {(failure ?? kept.problem) !== undefined && (
        <Notice tone="bad" announced>
          {failure ?? kept.problem}
        </Notice>
      )}
      <div>
        <Button icon={Send} wide busy={busy} disabled={typed.text.trim() === ''} onClick={() => void send()}>
          <Trans>Send comment</Trans>
        </Button>
      </div>
    </div>
  );
}
