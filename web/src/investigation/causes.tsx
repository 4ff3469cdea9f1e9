import { Trans, useLingui } from '@lingui/react/macro';
import { causeKinds, type CauseKind } from '@tailboard/contract/comment-terms.ts';
import type { Investigation } from '@tailboard/contract/investigations.ts';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TickBox } from '../ui/tick-box.tsx';

type List = Investigation['causes'];

/** Kinds of causes in words. */
function useCauseWords(): Readonly<Record<CauseKind, string>> {
  const { t } = useLingui();
  return {
    equipment: t`Equipment`,
    method: t`The way of working`,
    people: t`People`,
    environment: t`Surroundings and weather`,
    management: t`Management`,
  };
}

/** What caused it, each with its kind, and which of them are root causes. */
export function Causes({ causes, onChange }: { causes: List; onChange: (causes: List) => void }) {
  const { t } = useLingui();
  const words = useCauseWords();
  const change = (at: number, changed: Partial<List[number]>) =>
    onChange(causes.map((cause, n) => (n === at ? { ...cause, ...changed } : cause)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-bold">
        <Trans>Causes</Trans>
      </legend>
      {causes.map((cause, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no name of their own and no state
        <div key={at} className="edge flex flex-col gap-2 rounded-control p-3">
          <div className="flex items-end justify-between gap-2">
            <SelectField
              label={t`Kind of cause`}
              value={cause.kind}
              onChange={({ currentTarget: { value } }) => {
                const kind = causeKinds.find((each) => each === value);
                if (kind !== undefined) change(at, { kind });
              }}
            >
              {causeKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {words[kind]}
                </option>
              ))}
            </SelectField>
            <IconButton
              label={t`Remove this cause`}
              icon={Trash2}
              onClick={() => onChange(causes.filter((_, n) => n !== at))}
            />
          </div>
          <TextArea
            label={t`What was it?`}
            rows={2}
            maxLength={2_000}
            value={cause.text}
            onChange={({ currentTarget: { value } }) => change(at, { text: value })}
          />
          <TickBox
            label={<Trans>This is a root cause</Trans>}
            checked={cause.root}
            onChange={({ currentTarget: { checked } }) => change(at, { root: checked })}
          />
        </div>
      ))}
      <div>
        <Button
          icon={Plus}
          onClick={() => onChange([...causes, { kind: 'equipment', text: '', root: false }])}
        >
          <Trans>Add a cause</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
