import { Trans } from '@lingui/react/macro';
import { dayAndTime } from '../language/moments.ts';

interface Message {
  from: 'supervisor' | 'reporter';
  text: string;
  hour: string;
  /** Name of the supervisor, where it is shown. */
  by?: string | null;
}

/** What supervisor and reporter wrote, the first first; times are of the hour. */
export function Conversation({ messages }: { messages: readonly Message[] }) {
  if (messages.length === 0) return null;
  return (
    <ol className="flex flex-col gap-3">
      {messages.map(({ from, text, hour, by }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- messages are only added at the end
        <li key={index} className="edge rounded-control p-3">
          <p className="text-label text-quiet">
            {from === 'reporter' ? <Trans>Reporter</Trans> : (by ?? <Trans>Supervisor</Trans>)} ·{' '}
            {dayAndTime(hour)}
          </p>
          <p className="break-words whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ol>
  );
}
