import { useLingui } from '@lingui/react/macro';
import { ActionRow } from './action-row.tsx';
import { AddAction } from './add-action.tsx';
import type { ActionEntry } from './overlay-actions.ts';
import { useActionList } from './queries.ts';
import type { Prefilled } from './use-post-action.ts';

interface RecordActionsProps {
  /** The call that lists them; null where the server knows none. */
  path: string | null;
  /** Of what the phone knows, those of the record. */
  belongs: (action: ActionEntry) => boolean;
  about: Prefilled;
}

/** The actions that came of a record, and a way to add one. */
export default function RecordActions({ path, belongs, about }: RecordActionsProps) {
  const { t } = useLingui();
  const { actions } = useActionList(path, belongs);
  return (
    <section aria-label={t`Actions`} className="flex flex-col gap-2">
      {actions.length > 0 && (
        <ul className="flex flex-col gap-2">
          {actions.map((action) => (
            <li key={action.thread}>
              <ActionRow action={action} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <AddAction about={about} />
      </div>
    </section>
  );
}
