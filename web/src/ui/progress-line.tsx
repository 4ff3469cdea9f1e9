import { Trans } from '@lingui/react/macro';
import { classNames } from './class-names.ts';

/** The current step of a form: 'Step 2 of 6: Incident Location' above a line with one part for each step. */
export function ProgressLine({ step, of, name }: { step: number; of: number; name: string }) {
  return (
    <div className="flex flex-col gap-2 short:gap-1">
      <p className="text-label font-semibold text-quiet">
        <Trans>
          Step {step} of {of}: {name}
        </Trans>
      </p>
      <div aria-hidden="true" className="flex gap-1">
        {Array.from({ length: of }, (_, index) => (
          <span
            key={index}
            className={classNames('h-1.5 grow rounded-full', index < step ? 'bg-accent' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  );
}
