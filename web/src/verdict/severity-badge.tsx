import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Badge } from '../ui/badge.tsx';

/** Low, medium; anything else is shown as high (spec section 3). */
export function SeverityBadge({ severity }: { severity: string }) {
  const { t } = useLingui();
  if (severity === 'low') return <Badge tone="note" icon={Info}>{t`Low`}</Badge>;
  if (severity === 'medium') return <Badge tone="attention" icon={TriangleAlert}>{t`Medium`}</Badge>;
  return <Badge tone="bad" icon={CircleAlert}>{t`High`}</Badge>;
}
