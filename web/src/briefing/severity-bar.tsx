import { classNames } from '../ui/class-names.ts';
import type { Severity } from './briefing-words.ts';

/** Spec section 9: critical #ef4444, warning #f97316, info #3b82f6; any other value is info. A word goes with it. */
const colors: Readonly<Record<Severity, string>> = {
  critical: 'bg-critical',
  warning: 'bg-warning',
  info: 'bg-info',
};

export function SeverityBar({ severity }: { severity: Severity }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('w-1.5 shrink-0 self-stretch rounded-full', colors[severity] ?? colors.info)}
    />
  );
}
