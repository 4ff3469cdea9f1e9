import { Trans, useLingui } from '@lingui/react/macro';
import type { SupervisorReply } from '@tailboard/contract/users.ts';
import Hospital from 'lucide-react/icons/hospital';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { supervisorCall } from '../api/addresses.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useUser } from '../auth/public.ts';
import { classNames } from '../ui/class-names.ts';
import { toneClass, type Icon, type Tone } from '../ui/tone.ts';

/** Opens the phone's own map; Apple's knows no `geo:`. */
const hospitals = (): string =>
  /iPhone|iPad|Macintosh/.test(navigator.userAgent)
    ? 'https://maps.apple.com/?q=hospital'
    : 'geo:0,0?q=hospital';

const readReply = (body: unknown): SupervisorReply =>
  typeof body === 'object' && body !== null && 'supervisor' in body
    ? (body as SupervisorReply)
    : { supervisor: null };

/** Help before the report: 911, the supervisor, the way to a hospital. Works without signal as far as the phone does. */
export function CallsAtOnce() {
  const { t } = useLingui();
  const { id } = useUser();
  const { body } = useAnswer({ userId: id, path: supervisorCall(id), accept: readReply });
  const supervisor = body?.supervisor ?? null;
  return (
    <nav
      aria-label={t`Get help now`}
      className="grid auto-cols-fr grid-flow-col gap-2 in-data-[text-size=large]:grid-flow-row"
    >
      <Way href="tel:911" icon={Phone} tone="bad">
        <Trans>Call 911</Trans>
      </Way>
      {supervisor?.phone && (
        <Way href={`tel:${supervisor.phone.replaceAll(/[^+\d]/g, '')}`} icon={Phone} tone="plain">
          {supervisor.name}
        </Way>
      )}
      <Way href={hospitals()} icon={Hospital} tone="plain">
        <Trans>Hospital</Trans>
      </Way>
    </nav>
  );
}

interface WayProps {
  href: string;
  icon: Icon;
  tone: Tone;
  children: ReactNode;
}

const Way = ({ href, icon: Icon, tone, children }: WayProps) => (
  <a
    href={href}
    className={classNames(
      toneClass[tone],
      // On a narrow screen the word stands under its icon: beside it 'Hospital' would be broken.
      'flex min-h-14 min-w-0 flex-col items-center justify-center gap-x-2 gap-y-0.5 rounded-control in-data-[text-size=large]:flex-row sm:flex-row border-(length:--edge) border-tone bg-card px-1 py-1 text-center leading-tight font-bold text-tone short:min-h-12',
    )}
  >
    <Icon size={20} className="shrink-0" aria-hidden />
    <span className="min-w-0 break-words">{children}</span>
  </a>
);
