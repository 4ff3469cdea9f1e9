import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CommentVisibility } from '@tailboard/contract/comment-terms.ts';
import Camera from 'lucide-react/icons/camera';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useUser } from '../auth/public.ts';
import { failureSentence } from '../drafts/public.ts';
import { newUuid } from '../offline/new-uuid.ts';
import { device } from '../offline/public.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { TextArea } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { useOnline } from '../ui/online.ts';
import type { Commented } from './queries.ts';
import { sendWithPhotos, type Photo } from './send-comment.ts';

/** Characters and photos; contract/comments.ts says the same to the server. */
const MAX_TEXT = 5_000;
const MAX_PHOTOS = 10;

interface WriteCommentProps {
  incident: Commented;
  refresh: () => Promise<unknown>;
}

/** A new comment: kept on the phone and sent by itself; with photos it is sent at once. */
export function WriteComment({ incident, refresh }: WriteCommentProps) {
  const { t } = useLingui();
  const user = useUser();
  const online = useOnline();
  const [text, setText] = useState('');
  const [visibility, setVisibility] = useState<CommentVisibility>('everybody-on-it');
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  // The same until it is taken: a second try is known by it.
  const [clientRef, setClientRef] = useState(newUuid);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const mayAddPhotos = online && incident.id > 0;
  const change = (next: () => void) => {
    // Something else is said now.
    setClientRef(newUuid());
    next();
  };

  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    const record = { text: text.trim(), visibility };
    try {
      if (photos.length > 0) {
        await sendWithPhotos(incident.id, { ...record, clientRef }, photos);
        await refresh();
      } else {
        const on =
          incident.id > 0
            ? { incidentId: incident.id }
            : { incidentClientRef: incident.clientRef ?? clientRef };
        await device.post(user.id, [{ kind: 'comment', clientRef, thread: clientRef, on, record }]);
      }
      setText('');
      setPhotos([]);
      setClientRef(newUuid());
    } catch (error) {
      setFailure(
        error instanceof ApiError ? (error.problem?.detail ?? error.message) : failureSentence(error),
      );
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
        value={text}
        onChange={({ currentTarget: { value } }) => change(() => setText(value))}
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
          onChange={(value) => change(() => setVisibility(value))}
        />
      )}
      {mayAddPhotos ? (
        <label className="flex min-h-12 cursor-pointer items-center gap-2 font-semibold text-accent-text">
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
            className="sr-only"
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])].slice(0, MAX_PHOTOS);
              change(() => setPhotos(chosen.map((file) => ({ clientRef: newUuid(), file }))));
            }}
          />
        </label>
      ) : (
        <p className="text-label text-quiet">
          <Trans>Photos need signal. The text is sent later.</Trans>
        </p>
      )}
      {failure !== undefined && (
        <Notice tone="bad" announced>
          {failure}
        </Notice>
      )}
      <div>
        <Button icon={Send} wide busy={busy} disabled={text.trim() === ''} onClick={() => void send()}>
          <Trans>Send comment</Trans>
        </Button>
      </div>
    </div>
  );
}
