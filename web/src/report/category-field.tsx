import { useLingui } from '@lingui/react/macro';
import type { IncidentCategory } from '@tailboard/contract/incidents.ts';
import { useController } from 'react-hook-form';
import { categoryChoices } from '../incidents/public.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import type { ReportFields } from './report-fields.ts';

interface CategoryChoiceProps {
  category: IncidentCategory;
  onChange: (category: IncidentCategory) => void;
}

/** Whether it happened, nearly happened or can happen. Stands there before the draft is read. */
export function CategoryChoice({ category, onChange }: CategoryChoiceProps) {
  const { t } = useLingui();
  return (
    <ChoiceGroup
      legend={t`What do you report?`}
      choices={categoryChoices.map(([value, { name, hint, icon }]) => ({
        value,
        label: t(name),
        hint: t(hint),
        icon,
      }))}
      value={category}
      onChange={onChange}
      columns={3}
      upright
    />
  );
}

export function CategoryField() {
  const {
    field: { value, onChange },
  } = useController<ReportFields, 'category'>({ name: 'category' });
  return <CategoryChoice category={value} onChange={onChange} />;
}
