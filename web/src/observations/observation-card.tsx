import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_MESSAGE } from '@tailboard/contract/observation-terms.ts';
import type { Observation } from '@tailboard/contract/observations.ts';
import { Suspense, useState } from 'react';
import { RecordActions } from '../actions/public.ts';
import { actionsOfObservationsCall } from '../api/addresses.ts';
import { dayAndTime } from '../language/moments.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextArea } from '../ui/field.tsx';
import { showToast } from '../ui/toast.ts';
import { categoryWord } from './category-words.ts';
import { Conversation } from './conversation.tsx';
import { useReply, useSetState } from './queries.ts';

interface ObservationCardProps {
  report: Observation;
  onChanged: () => void;
}

/** A report without a name, what was written on it, and what one can do. */
export function ObservationCard({ report, onChanged }: ObservationCardProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const reply = useReply();
  const setState = useSetState();
  const failed = () => showToast({ title: t`Not sent. Try again when there is signal.`, tone: 'bad' });
  const { id, category, crewId, hour, description, location, photo, state, messages } = report;
  const send = () =>
    reply.mutate(
      { id, text },
      {
        onSuccess: () => {
          setText('');
          onChanged();
        },
        onError: failed,
      },
    );
  const isClosed = state === 'closed';
  return (
    <Card title={t(categoryWord(category))} aside={isClosed ? <Trans>Closed</Trans> : undefined}>
      <p className="text-label text-quiet">
        {crewId} · {dayAndTime(hour)}
        {location !== null && ` · ${location}`}
      </p>
      <p className="break-words whitespace-pre-wrap">{description}</p>
      {photo !== null && (
        <img
          src={photo}
          alt={t`Photo of the report`}
          loading="lazy"
          className="max-h-80 w-fit max-w-full rounded-control"
        />
      )}
      <Conversation messages={messages} />
      <Suspense fallback={null}>
        <RecordActions
          path={actionsOfObservationsCall}
          belongs={(action) => action.observationId === id}
          about={{ observationId: id }}
        />
      </Suspense>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!reply.isPending && text.trim() !== '') send();
        }}
      >
        <TextArea
          label={t`Reply to the reporter`}
          help={t`They read it by their receipt. Your name is not shown to them.`}
          rows={2}
          value={text}
          maxLength={MAX_MESSAGE}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={reply.isPending}>
            <Trans>Send the reply</Trans>
          </Button>
          <Button
            look="quiet"
            busy={setState.isPending}
            onClick={() =>
              setState.mutate(
                { id, to: isClosed ? 'open' : 'closed' },
                { onSuccess: onChanged, onError: failed },
              )
            }
          >
            {isClosed ? <Trans>Open again</Trans> : <Trans>Close</Trans>}
          </Button>
        </div>
      </form>
    </Card>
  );
}
