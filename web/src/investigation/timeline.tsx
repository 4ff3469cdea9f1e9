import { Trans, useLingui } from '@lingui/react/macro';
import type { Investigation } from '@tailboard/contract/investigations.ts';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { datetimeLocal } from '../language/datetime-local.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';

type Steps = Investigation['timeline'];

/** What happened, step by step. */
export function Timeline({ steps, onChange }: { steps: Steps; onChange: (steps: Steps) => void }) {
  const { t } = useLingui();
  const change = (at: number, changed: Partial<Steps[number]>) =>
    onChange(steps.map((step, n) => (n === at ? { ...step, ...changed } : step)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-bold">
        <Trans>What happened</Trans>
      </legend>
      {steps.map((step, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no name of their own and no state
        <div key={at} className="edge flex flex-col gap-2 rounded-control p-3">
          <div className="flex items-end justify-between gap-2">
            <div className="min-w-0">
              <TextField
                label={t`When`}
                type="datetime-local"
                value={datetimeLocal(new Date(step.at))}
                onChange={({ currentTarget: { value } }) => {
                  const when = new Date(value);
                  if (!Number.isNaN(when.getTime())) change(at, { at: when.toISOString() });
                }}
              />
            </div>
            <IconButton
              label={t`Remove this step`}
              icon={Trash2}
              onClick={() => onChange(steps.filter((_, n) => n !== at))}
            />
          </div>
          <TextArea
            label={t`What happened then?`}
            rows={2}
            maxLength={2_000}
            value={step.what}
            onChange={({ currentTarget: { value } }) => change(at, { what: value })}
          />
        </div>
      ))}
      <div>
        <Button
          icon={Plus}
          onClick={() => onChange([...steps, { at: steps.at(-1)?.at ?? new Date().toISOString(), what: '' }])}
        >
          <Trans>Add a step</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
