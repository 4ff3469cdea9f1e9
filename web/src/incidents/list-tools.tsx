import { Trans } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { useState } from 'react';
import { calls } from '../api/addresses.ts';
import { Button } from '../ui/button.tsx';
import { ExportLinks } from '../ui/export-links.tsx';

interface ListToolsProps {
  query: string;
  isDesk: boolean;
  isMap: boolean;
  onMap: (isMap: boolean) => void;
}

/** Between list and map, and the list as a file: its links at once on a desk, behind a button on a phone. */
export function ListTools({ query, isDesk, isMap, onMap }: ListToolsProps) {
  const [saving, setSaving] = useState(false);
  const links = <ExportLinks list={calls.incidents} query={query} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
      <div className="flex flex-wrap gap-2">
        <Button icon={isMap ? List : MapIcon} onClick={() => onMap(!isMap)}>
          {isMap ? <Trans>List</Trans> : <Trans>Map</Trans>}
        </Button>
        {!isDesk && (
          <Button icon={Download} aria-expanded={saving} onClick={() => setSaving(!saving)}>
            <Trans>Save this list</Trans>
          </Button>
        )}
      </div>
      {(isDesk || saving) && links}
    </div>
  );
}
