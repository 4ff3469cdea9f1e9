import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { fullDay, weekday } from '../language/moments.ts';
import { numberLocale } from '../language/language.ts';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { dayPlus, kindOn, type Period } from './paint-days.ts';

interface CalendarProps {
  periods: readonly Period[];
  /** The day of the injury: no earlier one counts. */
  injury: string;
  /** The first of two taps. */
  anchor: string | null;
  onTap: (day: string) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
};

/** A month to tap. Arrow keys go by days and weeks, page keys by four weeks, Enter taps. */
export function Calendar({ periods, injury, anchor, onTap }: CalendarProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(dayPlus(injury, 1));
  // The day to which a key went; a tap brings the focus by itself.
  const [reached, setReached] = useState<string | null>(null);
  const month = at.slice(0, 7);
  const first = `${month}-01`;
  const move = (to: string) => setAt(to < injury ? injury : to);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const to = dayPlus(at, step);
    move(to);
    setReached(to < injury ? injury : to);
  };
  const days = Array.from({ length: 31 }, (_, n) => dayPlus(first, n)).filter((day) => day.startsWith(month));
  const offset = new Date(`${first}T12:00`).getDay();
  const name = new Intl.DateTimeFormat(numberLocale(), { month: 'long', year: 'numeric' }).format(
    new Date(`${first}T12:00`),
  );
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <IconButton
          label={t`Earlier month`}
          icon={ChevronLeft}
          disabled={month <= injury.slice(0, 7)}
          onClick={() => move(`${dayPlus(first, -1).slice(0, 7)}-01`)}
        />
        <p aria-live="polite" className="min-w-0 text-center font-bold wrap-anywhere first-letter:uppercase">
          {name}
        </p>
        <IconButton
          label={t`Later month`}
          icon={ChevronRight}
          onClick={() => move(`${dayPlus(first, 31).slice(0, 7)}-01`)}
        />
      </div>
      <div
        role="group"
        aria-label={name}
        className="grid grid-cols-[repeat(auto-fill,minmax(48px,1fr))] gap-0.5 max-sm:-mx-4 min-[22rem]:grid-cols-7"
      >
        {days.map((day, n) => (
          <Day
            key={day}
            day={day}
            kind={kindOn(periods, day)}
            isInjury={day === injury}
            isBefore={day < injury}
            isAnchor={day === anchor}
            isFocusable={day === at}
            isReached={day === reached}
            onKeyDown={onKeyDown}
            column={n === 0 ? offset + 1 : undefined}
            onTap={() => {
              setAt(day);
              onTap(day);
            }}
          />
        ))}
      </div>
      <p className="text-label text-quiet">
        <Trans>A: away. R: restricted. The day of the injury does not count.</Trans>
      </p>
    </div>
  );
}

interface DayProps {
  day: string;
  kind: Period['kind'] | null;
  isInjury: boolean;
  isBefore: boolean;
  isAnchor: boolean;
  isFocusable: boolean;
  isReached: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Of the first one, from 1 for Sunday. */
  column: number | undefined;
  onTap: () => void;
}

const columns = [
  '',
  'min-[22rem]:col-start-1',
  'min-[22rem]:col-start-2',
  'min-[22rem]:col-start-3',
  'min-[22rem]:col-start-4',
  'min-[22rem]:col-start-5',
  'min-[22rem]:col-start-6',
  'min-[22rem]:col-start-7',
];

function Day({
  day,
  kind,
  isInjury,
  isBefore,
  isAnchor,
  isFocusable,
  isReached,
  onKeyDown,
  column = 0,
  onTap,
}: DayProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReached) button.current?.focus();
  }, [isReached]);
  const { t } = useLingui();
  const words = kind === null ? null : { away: t`away from work`, restricted: t`restricted` }[kind];
  const label = [fullDay(`${day}T12:00`), isInjury ? t`day of the injury` : words].filter(Boolean).join(', ');
  const letter =
    kind === null
      ? ''
      : {
          away: t({ message: 'A', context: 'day away, one letter' }),
          restricted: t({ message: 'R', context: 'restricted day, one letter' }),
        }[kind];
  return (
    <button
      ref={button}
      type="button"
      onKeyDown={onKeyDown}
      aria-label={label}
      aria-pressed={isAnchor || kind !== null}
      aria-disabled={isBefore || isInjury || undefined}
      tabIndex={isFocusable ? 0 : -1}
      onClick={() => {
        if (!isBefore && !isInjury) onTap();
      }}
      className={classNames(
        'flex min-h-14 min-w-0 flex-col items-center justify-center rounded-control border-(length:--edge) leading-tight',
        columns[column],
        isBefore ? 'border-transparent text-quiet' : 'border-control',
        isInjury && 'tone-bad border-tone text-tone',
        kind === 'away' && 'tone-bad border-tone bg-tone-tint font-bold text-tone',
        kind === 'restricted' && 'tone-warn border-tone bg-tone-tint font-bold text-tone',
        isAnchor && 'outline-3 outline-accent-text',
      )}
    >
      <span aria-hidden className="text-small">
        {weekday(day).slice(0, 2)}
      </span>
      <span aria-hidden>{Number(day.slice(8))}</span>
      <span aria-hidden className="min-h-[1.2em] text-small">
        {isInjury ? '✕' : letter}
      </span>
    </button>
  );
}
