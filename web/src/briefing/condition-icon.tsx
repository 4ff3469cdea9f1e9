import Cloud from 'lucide-react/icons/cloud';
import CloudFog from 'lucide-react/icons/cloud-fog';
import CloudLightning from 'lucide-react/icons/cloud-lightning';
import CloudRain from 'lucide-react/icons/cloud-rain';
import CloudSnow from 'lucide-react/icons/cloud-snow';
import CloudSun from 'lucide-react/icons/cloud-sun';
import Sun from 'lucide-react/icons/sun';
import Wind from 'lucide-react/icons/wind';
import type { Icon } from '../ui/tone.ts';

/** The first that fits the words of the weather service; the words always stand beside it. */
const pictures: readonly (readonly [RegExp, Icon])[] = [
  [/thunder|lightning|storm/i, CloudLightning],
  [/snow|sleet|ice|freezing|flurr|blizzard/i, CloudSnow],
  [/rain|shower|drizzle/i, CloudRain],
  [/fog|haze|mist|smoke|dust/i, CloudFog],
  [/wind|breez/i, Wind],
  [/partly|mostly (sunny|clear)/i, CloudSun],
  [/sun|clear|fair/i, Sun],
];

export function ConditionIcon({ condition, size }: { condition: string; size: number | string }) {
  const Picture = pictures.find(([words]) => words.test(condition))?.[1] ?? Cloud;
  return <Picture size={size} strokeWidth={1.75} className="shrink-0 text-accent-text" aria-hidden />;
}
