import { Trans, useLingui } from '@lingui/react/macro';
import { SelectField } from '../ui/select-field.tsx';
import { partAnchor, type ReaderSection } from './sections.ts';

const look =
  'inline-flex min-h-12 items-center rounded-control border-(length:--edge) border-control bg-card px-4 font-semibold hover:bg-press';

/** Below a part of a long document: on to the next, or back. */
export function TurnPart({ at, count }: { at: number; count: number }) {
  const { t } = useLingui();
  const part = at + 1;
  return (
    <nav aria-label={t`Parts`} className="edge-t mt-4 flex flex-wrap items-center justify-between gap-2 pt-4">
      {at > 0 ? (
        <a href={`#${partAnchor(at - 1)}`} className={look}>
          <Trans>Earlier part</Trans>
        </a>
      ) : (
        <span />
      )}
      <p className="text-label text-quiet">
        <Trans>
          Part {part} of {count}
        </Trans>
      </p>
      {at < count - 1 ? (
        <a href={`#${partAnchor(at + 1)}`} className={look}>
          <Trans>Next part</Trans>
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

interface ChoosePartProps {
  parts: readonly (readonly ReaderSection[])[];
  at: number;
}

/** Any part of a long document, by the heading with which it begins. */
export function ChoosePart({ parts, at }: ChoosePartProps) {
  const { t } = useLingui();
  const part = at + 1;
  const count = parts.length;
  return (
    <div className="mb-2">
      <SelectField
        label={t`Part ${part} of ${count}`}
        value={partAnchor(at)}
        onChange={({ currentTarget }) => {
          window.location.hash = currentTarget.value;
        }}
      >
        {parts.map((sections, number) => {
          const heading = sections.flatMap(({ headings }) => headings).at(0)?.words;
          return (
            <option key={partAnchor(number)} value={partAnchor(number)}>
              {heading === undefined ? number + 1 : `${number + 1}. ${heading}`}
            </option>
          );
        })}
      </SelectField>
    </div>
  );
}
