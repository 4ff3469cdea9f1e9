import { useLingui } from '@lingui/react/macro';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import type { Way } from './draft-values.ts';

/** The wizard or the standard form. Stands there before the draft is read: most reports begin with it. */
export function WayChoice({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const { t } = useLingui();
  return (
    // A low screen has room for the question or for the first answer.
    <div className="short:[&_legend]:sr-only">
      <ChoiceGroup
        legend={t`How do you want to report?`}
        choices={[
          {
            value: 'wizard',
            label: t`AI-Powered Guided Wizard`,
            hint: t`Step-by-step with GPS location mapping and AI analysis`,
          },
          { value: 'form', label: t`Standard Form`, hint: t`Quick form` },
        ]}
        value={way}
        onChange={onChange}
        columns={2}
      />
    </div>
  );
}
