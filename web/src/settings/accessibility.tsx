import { Trans, useLingui } from '@lingui/react/macro';
import { highContrast, textSize } from '../ui/appearance.ts';
import { textSizes } from '../ui/apply-appearance.ts';
import { Card } from '../ui/card.tsx';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { useStoredPreference } from '../ui/stored-preference.ts';
import { TickBox } from '../ui/tick-box.tsx';

export function Accessibility() {
  const { t } = useLingui();
  const contrast = useStoredPreference(highContrast);
  const size = useStoredPreference(textSize);
  return (
    <Card title={t`Accessibility`}>
      <TickBox
        label={t`High Contrast Mode`}
        help={<Trans>Black on white with strong lines, for bright sun.</Trans>}
        checked={contrast === 'true'}
        onChange={(event) => highContrast.write(event.target.checked ? 'true' : null)}
      />
      <ChoiceGroup
        legend={t`Text Size`}
        columns={3}
        choices={textSizes.map((value) => ({ value, label: `${value} %` }))}
        value={textSizes.find((each) => each === size) ?? '100'}
        onChange={(value) => textSize.write(value === '100' ? null : value)}
      />
    </Card>
  );
}
